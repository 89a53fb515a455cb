import { expect, test } from 'vitest'
import {
  criticalPath,
  gateMin,
  jobs,
  rackRows,
  releasedMin,
  runs,
  schedule,
  testsByBoardMin,
} from './model.ts'

const runOf = (name: string) => {
  const found = runs.find((run) => run.name === name)
  if (!found) throw new Error(`no job has the name ${name}`)
  return found
}

test('a job starts when the last job it needs is done', () => {
  for (const run of runs)
    expect(run.fromMin).toBeCloseTo(Math.max(0, ...run.needs.map((need) => runOf(need).toMin)))
})

test('the critical path has no slack and no gap from commit to release', () => {
  expect(criticalPath[0]?.fromMin).toBe(0)
  expect(criticalPath.at(-1)?.toMin).toBe(releasedMin)
  for (const [n, { fromMin, slackMin }] of criticalPath.entries()) {
    expect(slackMin).toBeCloseTo(0)
    expect(fromMin).toBeCloseTo(criticalPath[n - 1]?.toMin ?? 0)
  }
})

test('using all of its slack delays nothing, and a little more delays the release', () => {
  const last = (network: typeof jobs) => schedule(network).at(-1)?.toMin ?? Number.NaN
  for (const { name, slackMin } of runs) {
    const longer = (by: number) =>
      jobs.map((job) => (job.name === name ? { ...job, durationMin: job.durationMin + by } : job))
    expect(last(longer(slackMin))).toBeCloseTo(releasedMin)
    expect(last(longer(slackMin + 0.5))).toBeCloseTo(releasedMin + 0.5)
  }
})

test('each hardware test runs on one board, and the gate opens after the slowest board', () => {
  expect(testsByBoardMin.flat()).toHaveLength(48)
  const onBoards = runs.slice(rackRows.first, rackRows.first + rackRows.count)
  expect(onBoards.every(({ name }) => name.startsWith('Board'))).toBe(true)
  expect(gateMin).toBeCloseTo(Math.max(...onBoards.map(({ toMin }) => toMin)))
})

test('a job listed before one it needs is an error', () => {
  expect(() => schedule([{ name: 'Release', durationMin: 1, needs: ['Build'] }])).toThrow('Build')
})
