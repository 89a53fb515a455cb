// Three periodic tasks on one processor under a kernel with fixed priorities: the shorter the deadline, the higher the priority.
// Execution times vary. Response-time analysis (Joseph and Pandya, The Computer Journal 29(5), 1986) bounds the responses in a trace.
import { randomFrom } from '#app/figures/models/noise.ts'
import { type Job, type Slice, schedule } from '#app/figures/models/preemption.ts'

export interface Task {
  name: string
  periodUs: number
  /** Counted from the release of a job. */
  relativeDeadlineUs: number
  /** The longest execution time of a job. */
  worstCaseUs: number
}

/** Its times are in microseconds. */
export interface TaskJob extends Job {
  task: Task
  deadline: number
}

export const tasks: readonly Task[] = [
  { name: 'Control', periodUs: 5_000, relativeDeadlineUs: 4_000, worstCaseUs: 1_500 },
  { name: 'Protocol', periodUs: 8_000, relativeDeadlineUs: 7_000, worstCaseUs: 2_400 },
  { name: 'Logging', periodUs: 20_000, relativeDeadlineUs: 18_000, worstCaseUs: 5_000 },
]

/** After this time, all releases coincide again. */
export const hyperperiodUs = tasks.map(({ periodUs }) => periodUs).reduce(leastCommonMultiple)

/** The share of processor time the tasks take if all jobs take their worst case. */
export const worstCaseLoad = tasks.reduce(
  (load, { periodUs, worstCaseUs }) => load + worstCaseUs / periodUs,
  0,
)

/** The shortest execution time of a job, as a share of the worst case. */
const bestCaseShare = 0.75

/** The jobs released in one hyperperiod. All tasks are released together at 0, which gives the longest possible wait. */
export function jobsOf(seed: number): TaskJob[] {
  const random = randomFrom(seed)
  return tasks.flatMap((task, priority) =>
    Array.from({ length: hyperperiodUs / task.periodUs }, (_, n) => ({
      task,
      priority,
      release: n * task.periodUs,
      deadline: n * task.periodUs + task.relativeDeadlineUs,
      work: Math.round(task.worstCaseUs * (bestCaseShare + (1 - bestCaseShare) * random())),
    })),
  )
}

/** One hyperperiod as a tracer records it: what runs when, and the time of each job from release to completion. */
export function traceOf(jobs: readonly TaskJob[]) {
  const slices = schedule(jobs, hyperperiodUs)
  return {
    slices,
    responses: jobs.map((job) => ({ job, responseUs: completionUs(job, slices) - job.release })),
  }
}

/** The longest possible time from release to completion of a job, in any trace. */
export function responseBoundUs(task: Task): number {
  const higher = tasks.slice(0, tasks.indexOf(task))
  let responseUs = task.worstCaseUs
  for (;;) {
    const preemptionUs = higher.reduce(
      (sum, { periodUs, worstCaseUs }) => sum + Math.ceil(responseUs / periodUs) * worstCaseUs,
      0,
    )
    if (task.worstCaseUs + preemptionUs === responseUs) return responseUs
    responseUs = task.worstCaseUs + preemptionUs
    if (responseUs > task.relativeDeadlineUs) return Number.POSITIVE_INFINITY
  }
}

function completionUs(job: TaskJob, slices: readonly Slice<TaskJob>[]): number {
  return slices.findLast((slice) => slice.job === job)?.to ?? Number.POSITIVE_INFINITY
}

function leastCommonMultiple(a: number, b: number): number {
  let [rest, divisor] = [a, b]
  while (divisor) [rest, divisor] = [divisor, rest % divisor]
  return (a * b) / rest
}
