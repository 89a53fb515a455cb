import { expect, test } from 'vitest'
import { hyperperiodUs, jobsOf, responseBoundUs, tasks, traceOf, worstCaseLoad } from './model.ts'

const seeds = [1, 2, 3, 19]

test('the tasks are in the order of their deadlines and load the processor to 85 %', () => {
  expect(tasks).toEqual(tasks.toSorted((a, b) => a.relativeDeadlineUs - b.relativeDeadlineUs))
  expect(worstCaseLoad).toBeCloseTo(0.85)
  expect(hyperperiodUs).toBe(40_000)
})

test('the response bounds match a calculation by hand', () => {
  // Logging: 5 + 3 × 1.5 + 2 × 2.4 ms, and 14.3 ms holds three releases of Control and two of Protocol.
  expect(tasks.map(responseBoundUs)).toEqual([1_500, 3_900, 14_300])
})

test('if all jobs take their worst case, the first response of a task equals its bound', () => {
  const jobs = jobsOf(1).map((job) => ({ ...job, work: job.task.worstCaseUs }))
  const { responses } = traceOf(jobs)
  for (const task of tasks)
    expect(responses.find(({ job }) => job.task === task)?.responseUs).toBe(responseBoundUs(task))
})

test.each(seeds)('no response in a trace exceeds its bound, and all jobs meet their deadlines', (seed) => {
  const { responses } = traceOf(jobsOf(seed))
  for (const { job, responseUs } of responses) {
    expect(responseUs).toBeGreaterThanOrEqual(job.work)
    expect(responseUs).toBeLessThanOrEqual(responseBoundUs(job.task))
    expect(job.release + responseUs).toBeLessThanOrEqual(job.deadline)
  }
})

test.each(seeds)('one job runs at a time, and never while one of higher priority is ready', (seed) => {
  const jobs = jobsOf(seed)
  const { slices, responses } = traceOf(jobs)
  for (const [n, { from, to, job }] of slices.entries()) {
    expect(from).toBeGreaterThanOrEqual(slices[n - 1]?.to ?? 0)
    const waiting = responses.filter(
      (other) =>
        other.job.priority < job.priority &&
        other.job.release < to &&
        other.job.release + other.responseUs > from,
    )
    expect(waiting).toEqual([])
  }
})
