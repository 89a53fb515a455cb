// A pipeline from a commit to its release as a network of jobs. What each job waits for says when it starts; the jobs that leave no
// time to spare are the critical path (Kelley and Walker, 1959). The tests on hardware are spread over the boards of a rack.
import { randomFrom } from '#app/figures/models/noise.ts'

/** Times are in minutes. */
export interface Job {
  name: string
  duration: number
  /** The names of the jobs that have to be done before. */
  needs: readonly string[]
}

export interface Run extends Job {
  from: number
  to: number
  /** How much later it could end without a later release. */
  slack: number
}

const boards = ['Board 1', 'Board 2', 'Board 3', 'Board 4']
/** Before its tests a board is switched off and on, flashed, and answers with its boot banner. */
const preparation = 1.1
export const hardwareTests = spread(testTimes(48, 8), boards.length)

export const jobs: readonly Job[] = [
  { name: 'Analysis', duration: 5.4, needs: [] },
  { name: 'Build B', duration: 4.6, needs: [] },
  { name: 'Build A', duration: 4.2, needs: [] },
  { name: 'Host tests', duration: 2.3, needs: ['Build A'] },
  { name: 'Simulation', duration: 3.5, needs: ['Build A'] },
  ...boards.map((name, n) => ({
    name,
    duration: preparation + sum(hardwareTests[n] ?? []),
    // The rack is dear: it starts when both builds agree and everything cheaper has passed.
    needs: ['Build A', 'Build B', 'Host tests', 'Simulation'],
  })),
  { name: 'Release', duration: 1.6, needs: ['Analysis', ...boards] },
]

/** The rows of the jobs that run on boards. */
export const rack = { first: jobs.findIndex(({ name }) => name === boards[0]), count: boards.length }
/** In the order of `jobs`. */
export const runs = schedule(jobs)
export const releasedAt = Math.max(...runs.map(({ to }) => to))
/** The merge gate opens when the last verdict is in: when the release may start. */
export const gateAt = runs.at(-1)?.from ?? Number.NaN
export const criticalPath = pathTo(runs.at(-1))

/** When each job runs, as soon as it can. A job comes after those that it needs. */
export function schedule(network: readonly Job[]): Run[] {
  const ends = new Map<string, number>()
  for (const { name, duration, needs } of network)
    ends.set(name, duration + Math.max(0, ...needs.map((need) => endOf(need, ends))))
  const finish = Math.max(...ends.values())

  const latest = new Map<string, number>()
  for (const { name } of network.toReversed()) {
    const followers = network.filter(({ needs }) => needs.includes(name))
    const starts = followers.map((follower) => endOf(follower.name, latest) - follower.duration)
    latest.set(name, Math.min(finish, ...starts))
  }
  return network.map((job) => {
    const to = endOf(job.name, ends)
    return { ...job, from: to - job.duration, to, slack: endOf(job.name, latest) - to }
  })
}

/** From its first job to a given last one: before each job the one for which it waits longest. */
function pathTo(last: Run | undefined): Run[] {
  if (!last) return []
  const before = runs.filter(({ name }) => last.needs.includes(name)).toSorted((a, b) => b.to - a.to)
  return [...pathTo(before[0]), last]
}

/** Tests of different lengths, in minutes. */
function testTimes(count: number, seed: number): number[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => 0.15 + 1.6 * random() ** 3)
}

/** Tests on so many boards, in their order, each on the board that is free first. */
function spread(times: readonly number[], count: number): number[][] {
  const queues: number[][] = Array.from({ length: count }, () => [])
  for (const time of times) {
    const free = queues.reduce((least, queue) => (sum(queue) < sum(least) ? queue : least))
    free.push(time)
  }
  return queues
}

function endOf(name: string, ends: ReadonlyMap<string, number>): number {
  const end = ends.get(name)
  if (end === undefined) throw new RangeError(`job ${name} comes after one that needs it`)
  return end
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
