// A microcontroller without an operating system: a main loop, and interrupts that preempt it and each other. They share one stack.
// The call graph gives the stack use of each, so the depth follows from what runs when.
import { type Job, type Slice, schedule } from '#app/figures/models/preemption.ts'

/** The stack use of a piece of code over its run. An entry holds from this share of the run until the next entry. */
type StackDepths = readonly (readonly [fromShare: number, bytes: number])[]

/** The main loop or an interrupt handler. */
export interface Context {
  name: string
  /** Processor time of one run. */
  workUs: number
  /** When its interrupt is requested. */
  releasesUs: readonly number[]
  stackDepths: StackDepths
}

interface Activation extends Job {
  context: Context
}

/** Length of the window that is drawn. */
export const windowUs = 200
/** An Armv7-M processor with a floating-point unit stacks 26 words on an exception. */
const exceptionFrameBytes = 4 * 26

const main: Context = {
  name: 'Main',
  workUs: windowUs,
  releasesUs: [0],
  // Five rounds of the loop with two calls in each.
  stackDepths: Array.from({ length: 5 }, (_, round) => round / 5).flatMap((start) => [
    [start, 160] as const,
    [start + 0.05, 256] as const,
    [start + 0.1, 160] as const,
    [start + 0.14, 304] as const,
    [start + 0.18, 160] as const,
  ]),
}
export const handlers: readonly Context[] = [
  handler('ADC', 10, [8, 58, 108, 158], [24, 88, 24]),
  handler('CAN', 20, [47, 113], [40, 176, 96, 40]),
  handler('SysTick', 28, [39], [32, 136, 64, 32]),
]
/** Highest priority first. */
export const contexts: readonly Context[] = [...handlers, main]

const activations = contexts.flatMap((context, priority) =>
  context.releasesUs.map((release): Activation => ({ context, priority, release, work: context.workUs })),
)
export const slices: readonly Slice<Activation>[] = schedule(activations, windowUs)

const maxDepthBytes = ({ stackDepths }: Context) => Math.max(...stackDepths.map(([, bytes]) => bytes))

/** The deepest the stack can get: the main loop and each handler once, all at their deepest, on top of each other. */
export const stackBoundBytes = contexts.reduce((sum, context) => sum + maxDepthBytes(context), 0)

/** The depth of the stack over time. A step holds until the next one. */
export const stackSteps = traceStack()

/** The deepest in the window. */
export const deepestStep = stackSteps.reduce((most, next) => (next.bytes > most.bytes ? next : most))

/** The longest time in the window from the request of an interrupt to the start of its handler. */
export function longestLatencyUs(context: Context): number {
  const latenciesUs = activations
    .filter((activation) => activation.context === context)
    .map((activation) => {
      const first = slices.find(({ job }) => job === activation)
      return (first?.from ?? Number.POSITIVE_INFINITY) - activation.release
    })
  return Math.max(...latenciesUs)
}

/** The share of the window that is spent in handlers. */
export const handlerTimeShare =
  slices.reduce((sum, { job, from, to }) => sum + (job.context === main ? 0 : to - from), 0) / windowUs

function traceStack() {
  const executedUs = new Map<Activation, number>()
  const result: { timeUs: number; bytes: number }[] = []
  const add = (timeUs: number) => {
    const bytes = [...executedUs].reduce((sum, [{ context }, workUs]) => sum + depthBytes(context, workUs), 0)
    // Tail chaining: a handler that starts right after another takes over its frame, so the stack does not shrink in between.
    if (result.at(-1)?.timeUs === timeUs) result.pop()
    if (bytes !== result.at(-1)?.bytes) result.push({ timeUs, bytes })
  }
  for (const { job, from, to } of slices) {
    const before = executedUs.get(job) ?? 0
    const after = before + to - from
    for (const work of [before, ...depthChangesUs(job.context).filter((at) => at > before && at < after)]) {
      executedUs.set(job, work)
      add(from + work - before)
    }
    if (after < job.work) executedUs.set(job, after)
    else executedUs.delete(job)
    add(to)
  }
  return result
}

/** The processor time a run has had when its stack depth changes. */
function depthChangesUs({ workUs, stackDepths }: Context): number[] {
  return stackDepths.map(([fromShare]) => fromShare * workUs)
}

function depthBytes({ workUs, stackDepths }: Context, executedUs: number): number {
  return stackDepths.findLast(([fromShare]) => fromShare * workUs <= executedUs)?.[1] ?? 0
}

/** A handler that makes calls of equal length, one after the other, each using this many bytes below the exception frame. */
function handler(
  name: string,
  workUs: number,
  releasesUs: readonly number[],
  callBytes: readonly number[],
): Context {
  const stackDepths = callBytes.map(
    (bytes, n) => [n / callBytes.length, exceptionFrameBytes + bytes] as const,
  )
  return { name, workUs, releasesUs, stackDepths }
}
