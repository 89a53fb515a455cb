import { expect, test } from 'vitest'
import { criticalPath, gateAt, hardwareTests, jobs, rack, releasedAt, runs, schedule } from './model.ts'

const runOf = (name: string) => {
  const found = runs.find((run) => run.name === name)
  if (!found) throw new Error(`no job is called ${name}`)
  return found
}

test('a job starts when the last of those that it needs is done', () => {
  for (const run of runs)
    expect(run.from).toBeCloseTo(Math.max(0, ...run.needs.map((need) => runOf(need).to)))
})

test('the critical path leaves no slack and no gap, from the commit to the release', () => {
  expect(criticalPath[0]?.from).toBe(0)
  expect(criticalPath.at(-1)?.to).toBe(releasedAt)
  for (const [n, { from, slack }] of criticalPath.entries()) {
    expect(slack).toBeCloseTo(0)
    expect(from).toBeCloseTo(criticalPath[n - 1]?.to ?? 0)
  }
})

test('a job that takes all of its slack delays nothing; a little more delays the release', () => {
  const last = (network: typeof jobs) => schedule(network).at(-1)?.to ?? Number.NaN
  for (const { name, slack } of runs) {
    const longer = (by: number) =>
      jobs.map((job) => (job.name === name ? { ...job, duration: job.duration + by } : job))
    expect(last(longer(slack))).toBeCloseTo(releasedAt)
    expect(last(longer(slack + 0.5))).toBeCloseTo(releasedAt + 0.5)
  }
})

test('every hardware test runs on one board, and the gate opens after the slowest board', () => {
  expect(hardwareTests.flat()).toHaveLength(48)
  const onBoards = runs.slice(rack.first, rack.first + rack.count)
  expect(onBoards.every(({ name }) => name.startsWith('Board'))).toBe(true)
  expect(gateAt).toBeCloseTo(Math.max(...onBoards.map(({ to }) => to)))
})

test('a job before one that it needs is an error', () => {
  expect(() => schedule([{ name: 'Release', duration: 1, needs: ['Build'] }])).toThrow('Build')
})
