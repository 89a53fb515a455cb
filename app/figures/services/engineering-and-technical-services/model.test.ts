import { expect, test } from 'vitest'
import { schedule } from './critical-path.ts'
import { type Activity, criticalPath, dates, endWeek, lateOrderWeeks, milestones, plan } from './model.ts'

test('the longest path through a plan determines its end, the other activities have float', () => {
  const { dates, end } = schedule({
    design: { duration: 2, after: [] },
    build: { duration: 3, after: ['design'] },
    document: { duration: 1, after: ['design'] },
    ship: { duration: 1, after: ['build', 'document'] },
  })
  expect(end).toBe(6)
  expect(dates).toEqual({
    design: { start: 0, end: 2, float: 0 },
    build: { start: 2, end: 5, float: 0 },
    document: { start: 2, end: 3, float: 2 },
    ship: { start: 5, end: 6, float: 0 },
  })
})

test('no activity starts before those it depends on have ended', () => {
  for (const [name, { after }] of Object.entries(plan))
    for (const before of after) expect(dates[before].end).toBeLessThanOrEqual(dates[name as Activity].start)
})

test('the critical path leads from the first week to the last without a gap', () => {
  expect(dates[criticalPath[0] as Activity].start).toBe(0)
  for (const [n, name] of criticalPath.entries())
    expect(dates[name].end).toBe(criticalPath[n + 1] ? dates[criticalPath[n + 1] as Activity].start : endWeek)
})

test.each(Object.keys(plan) as Activity[])('%s can slip by its float, but not by a week more', (name) => {
  const slipped = (weeks: number) =>
    schedule({ ...plan, [name]: { ...plan[name], duration: plan[name].duration + weeks } }).end
  expect(slipped(dates[name].float)).toBe(endWeek)
  expect(slipped(dates[name].float + 1)).toBe(endWeek + 1)
})

test('parts ordered after the layout delay the end by their lead time, less the time that boards take', () => {
  expect(lateOrderWeeks).toBe(plan['Parts order'].duration - plan.Boards.duration)
})

test('milestones lie on the critical path', () => {
  expect(milestones.filter(({ after }) => !criticalPath.includes(after))).toEqual([])
})
