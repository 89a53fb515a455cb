// A pipeline from a commit to its release as a network of jobs. A job starts when the jobs it needs are done; jobs without slack form
// the critical path (Kelley and Walker, 1959). Tests on hardware are spread over the boards of a rack.
import { randomFrom } from '#app/figures/models/noise.ts'

export interface Job {
  name: string
  durationMin: number
  /** Names of the jobs that must be done before this one starts. */
  needs: readonly string[]
}

export interface Run extends Job {
  fromMin: number
  toMin: number
  /** How much later the job could end without delaying the release. */
  slackMin: number
}

const boards = ['Board 1', 'Board 2', 'Board 3', 'Board 4']
/** Before its first test, a board is flashed and has to show its boot banner. The time of a test includes its own power cycle. */
const preparationMin = 1.1
export const testsByBoardMin = spreadOverBoards(testTimesMin(48, 8), boards.length)

export const jobs: readonly Job[] = [
  { name: 'Analysis', durationMin: 5.4, needs: [] },
  { name: 'Build B', durationMin: 4.6, needs: [] },
  { name: 'Build A', durationMin: 4.2, needs: [] },
  { name: 'Host tests', durationMin: 2.3, needs: ['Build A'] },
  { name: 'Simulation', durationMin: 3.5, needs: ['Build A'] },
  ...boards.map((name, n) => ({
    name,
    durationMin: preparationMin + sum(testsByBoardMin[n] ?? []),
    // Rack time is expensive: the tests start after both builds agree and the cheaper tests have passed.
    needs: ['Build A', 'Build B', 'Host tests', 'Simulation'],
  })),
  { name: 'Release', durationMin: 1.6, needs: ['Analysis', ...boards] },
]

/** The rows of the jobs on boards. */
export const rackRows = { first: jobs.findIndex(({ name }) => name === boards[0]), count: boards.length }
/** In the order of `jobs`. */
export const runs = schedule(jobs)
export const releasedMin = Math.max(...runs.map(({ toMin }) => toMin))
/** The merge gate opens with the last verdict, when the release may start. */
export const gateMin = runs.at(-1)?.fromMin ?? Number.NaN
export const criticalPath = criticalPathTo(runs.at(-1))

/** Starts each job as early as possible. In the list, a job comes after the jobs it needs. */
export function schedule(network: readonly Job[]): Run[] {
  const ends = new Map<string, number>()
  for (const { name, durationMin, needs } of network)
    ends.set(name, durationMin + Math.max(0, ...needs.map((need) => endMin(need, ends))))
  const finishMin = Math.max(...ends.values())

  const latest = new Map<string, number>()
  for (const { name } of network.toReversed()) {
    const followers = network.filter(({ needs }) => needs.includes(name))
    const starts = followers.map((follower) => endMin(follower.name, latest) - follower.durationMin)
    latest.set(name, Math.min(finishMin, ...starts))
  }
  return network.map((job) => {
    const toMin = endMin(job.name, ends)
    return { ...job, fromMin: toMin - job.durationMin, toMin, slackMin: endMin(job.name, latest) - toMin }
  })
}

/** The critical path that ends with this job: before each job comes the one it waits for longest. */
function criticalPathTo(last: Run | undefined): Run[] {
  if (!last) return []
  const before = runs.filter(({ name }) => last.needs.includes(name)).toSorted((a, b) => b.toMin - a.toMin)
  return [...criticalPathTo(before[0]), last]
}

/** Tests of different lengths. */
function testTimesMin(count: number, seed: number): number[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => 0.15 + 1.6 * random() ** 3)
}

/** Distributes tests in their order, each to the board that is free first. */
function spreadOverBoards(times: readonly number[], count: number): number[][] {
  const queues: number[][] = Array.from({ length: count }, () => [])
  for (const time of times) {
    const free = queues.reduce((least, queue) => (sum(queue) < sum(least) ? queue : least))
    free.push(time)
  }
  return queues
}

function endMin(name: string, ends: ReadonlyMap<string, number>): number {
  const end = ends.get(name)
  if (end === undefined) throw new RangeError(`job ${name} comes after one that needs it`)
  return end
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
