import { expect, test } from 'vitest'
import { hyperperiod, jobsOf, responseBound, tasks, traceOf, worstCaseLoad } from './model.ts'

const seeds = [1, 2, 3, 19]

test('the tasks are in order of their deadlines, and load the processor to 85 %', () => {
  expect(tasks).toEqual(tasks.toSorted((a, b) => a.deadline - b.deadline))
  expect(worstCaseLoad).toBeCloseTo(0.85)
  expect(hyperperiod).toBe(40_000)
})

test('the bounds of the responses, worked out by hand', () => {
  // Logging: 5 + 3 × 1.5 + 2 × 2.4 ms, and 14.3 ms holds three releases of Control and two of Protocol.
  expect(tasks.map(responseBound)).toEqual([1_500, 3_900, 14_300])
})

test('if every job takes its worst case, the first of each task takes the bound', () => {
  const jobs = jobsOf(1).map((job) => ({ ...job, work: job.task.worstCase }))
  const { responses } = traceOf(jobs)
  for (const task of tasks)
    expect(responses.find(({ job }) => job.task === task)?.response).toBe(responseBound(task))
})

test.each(seeds)('no response in a trace passes its bound, and every job meets its deadline', (seed) => {
  const { responses } = traceOf(jobsOf(seed))
  for (const { job, response } of responses) {
    expect(response).toBeGreaterThanOrEqual(job.work)
    expect(response).toBeLessThanOrEqual(responseBound(job.task))
    expect(job.release + response).toBeLessThanOrEqual(job.deadline)
  }
})

test.each(seeds)('one job runs at a time, never while a higher one is ready', (seed) => {
  const jobs = jobsOf(seed)
  const { slices, responses } = traceOf(jobs)
  for (const [n, { from, to, job }] of slices.entries()) {
    expect(from).toBeGreaterThanOrEqual(slices[n - 1]?.to ?? 0)
    const waiting = responses.filter(
      (other) =>
        other.job.priority < job.priority &&
        other.job.release < to &&
        other.job.release + other.response > from,
    )
    expect(waiting).toEqual([])
  }
})
