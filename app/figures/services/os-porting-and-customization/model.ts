// Three periodic tasks on one processor under a kernel with fixed priorities, the shorter the deadline the higher. What their jobs
// take varies; response-time analysis (Joseph and Pandya, The Computer Journal 29(5), 1986) bounds what a trace can show.
import { randomFrom } from '#app/figures/models/noise.ts'
import { type Job, type Slice, schedule } from '#app/figures/models/preemption.ts'

/** All times in microseconds. */
export interface Task {
  name: string
  period: number
  /** After the release of each job. */
  deadline: number
  /** The most that a job takes of the processor. */
  worstCase: number
}

export interface TaskJob extends Job {
  task: Task
  deadline: number
}

export const tasks: readonly Task[] = [
  { name: 'Control', period: 5_000, deadline: 4_000, worstCase: 1_500 },
  { name: 'Protocol', period: 8_000, deadline: 7_000, worstCase: 2_400 },
  { name: 'Logging', period: 20_000, deadline: 18_000, worstCase: 5_000 },
]

/** After so long all releases coincide again. */
export const hyperperiod = tasks.map(({ period }) => period).reduce(leastCommonMultiple)

/** The part of the processor that the tasks take if every job takes its worst case. */
export const worstCaseLoad = tasks.reduce((load, { period, worstCase }) => load + worstCase / period, 0)

/** The least that a job takes, as a part of its task's worst case. */
const bestCase = 0.75

/** The jobs released in one hyperperiod, all tasks together at 0, the longest wait that there can be. */
export function jobsOf(seed: number): TaskJob[] {
  const random = randomFrom(seed)
  return tasks.flatMap((task, priority) =>
    Array.from({ length: hyperperiod / task.period }, (_, n) => ({
      task,
      priority,
      release: n * task.period,
      deadline: n * task.period + task.deadline,
      work: Math.round(task.worstCase * (bestCase + (1 - bestCase) * random())),
    })),
  )
}

/** One hyperperiod as a tracer sees it: what runs when, and how long each job takes from release to completion. */
export function traceOf(jobs: readonly TaskJob[]) {
  const slices = schedule(jobs, hyperperiod)
  return {
    slices,
    responses: jobs.map((job) => ({ job, response: completionOf(job, slices) - job.release })),
  }
}

/** The longest that a job of a task can take from release to completion, whatever the trace. */
export function responseBound(task: Task): number {
  const higher = tasks.slice(0, tasks.indexOf(task))
  let response = task.worstCase
  for (;;) {
    const preemptions = higher.reduce(
      (sum, { period, worstCase }) => sum + Math.ceil(response / period) * worstCase,
      0,
    )
    if (task.worstCase + preemptions === response) return response
    response = task.worstCase + preemptions
    if (response > task.deadline) return Number.POSITIVE_INFINITY
  }
}

function completionOf(job: TaskJob, slices: readonly Slice<TaskJob>[]): number {
  return slices.findLast((slice) => slice.job === job)?.to ?? Number.POSITIVE_INFINITY
}

function leastCommonMultiple(a: number, b: number): number {
  let [rest, divisor] = [a, b]
  while (divisor) [rest, divisor] = [divisor, rest % divisor]
  return (a * b) / rest
}
