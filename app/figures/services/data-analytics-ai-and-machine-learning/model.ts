// A classifier that learns from too few records. Logistic regression on many features, few of which carry signal, trained by
// stochastic gradient descent: the loss on the training records keeps falling, while the loss on other records passes a minimum.
// Training stops after a number of epochs without improvement (Prechelt, "Early Stopping, but When?", 1998).
import { gaussianFrom, randomFrom } from '#app/figures/models/noise.ts'

interface Example {
  features: readonly number[]
  /** 1 or 0. */
  label: number
}

/** Losses in nats per record. */
export interface Epoch {
  training: number
  validation: number
}

/** The number of records in each split; no record is in two of them. */
export const records = { training: 240, validation: 240, test: 1000 }
/** The features; those that carry signal; those of them that the rule counts. */
export const featureCount = { all: 80, informative: 12, counted: 4 }
export const epochs = 120
/** Training stops after this many epochs without a lower validation loss. */
export const patience = 20

const weightOfInformative = 0.6
const learningRate = 0.013
const batchSize = 20

/**
 * The simple rule that the model has to beat: it counts how many of a few features are above zero, and returns how often label 1
 * came with that count in the examples. One more example of each label keeps it from being certain (Laplace).
 */
export function countingRule(examples: readonly Example[]) {
  const countOf = (features: readonly number[]) =>
    features.slice(0, featureCount.counted).filter((value) => value > 0).length
  const shares = Array.from({ length: featureCount.counted + 1 }, (_, count) => {
    const alike = examples.filter(({ features }) => countOf(features) === count)
    return (alike.filter(({ label }) => label === 1).length + 1) / (alike.length + 2)
  })
  return (features: readonly number[]) => shares[countOf(features)] ?? Number.NaN
}

/**
 * Trains for all epochs. Returns the losses of the untrained model and after each epoch, and how the model kept and the rule do on
 * the test records.
 */
export function train(seed: number) {
  const draw = drawFrom(seed)
  const training = draw(records.training)
  const validation = draw(records.validation)
  const test = draw(records.test)

  let weights: readonly number[] = new Array(featureCount.all).fill(0)
  const course = [{ weights, ...lossesOf(weights) }]
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let first = 0; first < training.length; first += batchSize)
      weights = step(weights, training.slice(first, first + batchSize))
    course.push({ weights, ...lossesOf(weights) })
  }

  function lossesOf(weights: readonly number[]): Epoch {
    const lossOn = (examples: readonly Example[]) => mean(lossEach(modelWith(weights), examples))
    return { training: lossOn(training), validation: lossOn(validation) }
  }

  const losses: Epoch[] = course
  const { best, stopped } = stopEarly(losses.map(({ validation }) => validation))
  const model = modelWith(course[best]?.weights ?? [])
  const rule = countingRule(training)
  const ruleLosses = lossEach(rule, test)
  const differences = lossEach(model, test).map((loss, n) => (ruleLosses[n] ?? Number.NaN) - loss)
  return {
    losses,
    best,
    stopped,
    model: { loss: mean(lossEach(model, test)), wrong: wrongShare(model, test) },
    rule: { loss: mean(ruleLosses), wrong: wrongShare(rule, test) },
    /** How much lower the model's loss is, on average, and the half width of the 95 % confidence interval of this mean. */
    difference: {
      mean: mean(differences),
      halfWidth: 1.96 * Math.sqrt(variance(differences) / differences.length),
    },
  }
}

/** The epoch of the lowest loss, and the epoch at which training stops because none was lower for as long as patience allows. */
export function stopEarly(losses: readonly number[]): { best: number; stopped: number } {
  let best = 0
  for (const [epoch, loss] of losses.entries()) {
    if (loss < (losses[best] ?? 0)) best = epoch
    if (epoch - best === patience) return { best, stopped: epoch }
  }
  return { best, stopped: losses.length - 1 }
}

/** Returns a function that draws labeled examples. Labels are random even if all features are known: the features set their probability. */
function drawFrom(seed: number) {
  const gaussian = gaussianFrom(seed)
  const random = randomFrom(seed + 1)
  const truth = Array.from({ length: featureCount.all }, (_, n) =>
    n < featureCount.informative ? weightOfInformative : 0,
  )
  return (count: number): Example[] =>
    Array.from({ length: count }, () => {
      const features = truth.map(gaussian)
      return { features, label: Number(random() < probability(truth, features)) }
    })
}

/** One step down the gradient of the loss on a batch. */
function step(weights: readonly number[], batch: readonly Example[]): number[] {
  const errors = batch.map(({ features, label }) => probability(weights, features) - label)
  return weights.map((weight, n) => {
    let gradient = 0
    for (const [i, { features }] of batch.entries()) gradient += (errors[i] ?? 0) * (features[n] ?? 0)
    return weight - (learningRate * gradient) / batch.length
  })
}

/** Returns the probability of label 1. */
type Predict = (features: readonly number[]) => number

const modelWith =
  (weights: readonly number[]): Predict =>
  (features) =>
    probability(weights, features)

/** The cross-entropy of every example. */
const lossEach = (predict: Predict, examples: readonly Example[]) =>
  examples.map(({ features, label }) => {
    const p = predict(features)
    return -Math.log(label ? p : 1 - p)
  })

/** The share of examples whose other label is predicted to be the likelier one. */
const wrongShare = (predict: Predict, examples: readonly Example[]) =>
  mean(examples.map(({ features, label }) => Number(predict(features) > 0.5 !== (label === 1))))

/** The probability of label 1. */
function probability(weights: readonly number[], features: readonly number[]): number {
  let score = 0
  for (let n = 0; n < weights.length; n++) score += (weights[n] ?? 0) * (features[n] ?? 0)
  return 1 / (1 + Math.exp(-score))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function variance(values: readonly number[]): number {
  const center = mean(values)
  return mean(values.map((value) => (value - center) ** 2))
}
