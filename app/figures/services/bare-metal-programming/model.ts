// A microcontroller without an operating system: a main loop, and interrupts that preempt it and each other. What each of them has on
// the one stack they share is known from its call graph, so that the depth follows from what runs when.
import { type Job, type Slice, schedule } from '#app/figures/models/preemption.ts'

/** What a piece of code keeps on the stack, in bytes, from a part of its run on until the next entry. */
type Depths = readonly (readonly [from: number, bytes: number])[]

/** Code in the order of its priorities, the highest first. Times are in microseconds. */
export interface Context {
  name: string
  work: number
  releases: readonly number[]
  depths: Depths
}

interface Activation extends Job {
  context: Context
}

/** The window that is drawn, in microseconds. */
export const span = 200
/** What an Armv7-M processor with a floating-point unit puts on the stack at an exception: 26 words, in bytes. */
const exceptionFrame = 4 * 26

const main: Context = {
  name: 'Main',
  work: span,
  releases: [0],
  // One round after the other, each with two calls.
  depths: Array.from({ length: 5 }, (_, round) => round / 5).flatMap((start) => [
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
export const contexts: readonly Context[] = [...handlers, main]

const activations = contexts.flatMap((context, priority) =>
  context.releases.map((release): Activation => ({ context, priority, release, work: context.work })),
)
export const slices: readonly Slice<Activation>[] = schedule(activations, span)

const deepest = ({ depths }: Context) => Math.max(...depths.map(([, bytes]) => bytes))

/** The most that the stack can hold, in bytes: the main loop and each handler once, at their deepest, one on top of the other. */
export const stackBound = contexts.reduce((sum, context) => sum + deepest(context), 0)

/** The depth of the stack over time, in bytes, as steps: each holds until the next. */
export const stackSteps = steps()

/** The most in the window. */
export const deepestStep = stackSteps.reduce((most, next) => (next.bytes > most.bytes ? next : most))

/** The longest time from the request of an interrupt to the start of its handler, in microseconds. */
export function worstLatency(context: Context): number {
  const started = activations
    .filter((activation) => activation.context === context)
    .map((activation) => {
      const first = slices.find(({ job }) => job === activation)
      return (first?.from ?? Number.POSITIVE_INFINITY) - activation.release
    })
  return Math.max(...started)
}

/** The part of the window that is spent in handlers. */
export const handlerLoad =
  slices.reduce((sum, { job, from, to }) => sum + (job.context === main ? 0 : to - from), 0) / span

function steps() {
  const executed = new Map<Activation, number>()
  const result: { time: number; bytes: number }[] = []
  const add = (time: number) => {
    const bytes = [...executed].reduce((sum, [{ context }, work]) => sum + depthAt(context, work), 0)
    // A handler that follows another at once takes over its frame: the stack does not fall in between.
    if (result.at(-1)?.time === time) result.pop()
    if (bytes !== result.at(-1)?.bytes) result.push({ time, bytes })
  }
  for (const { job, from, to } of slices) {
    const before = executed.get(job) ?? 0
    const after = before + to - from
    for (const work of [before, ...changesOf(job.context).filter((at) => at > before && at < after)]) {
      executed.set(job, work)
      add(from + work - before)
    }
    if (after < job.work) executed.set(job, after)
    else executed.delete(job)
    add(to)
  }
  return result
}

/** How much of a run is done, in microseconds, when the depth changes. */
function changesOf({ work, depths }: Context): number[] {
  return depths.map(([from]) => from * work)
}

function depthAt({ work, depths }: Context, executed: number): number {
  return depths.findLast(([from]) => from * work <= executed)?.[1] ?? 0
}

/** A handler whose calls, one after the other and equally long, keep so many bytes below its exception frame. */
function handler(name: string, work: number, releases: readonly number[], calls: readonly number[]): Context {
  const depths = calls.map((bytes, n) => [n / calls.length, exceptionFrame + bytes] as const)
  return { name, work, releases, depths }
}
