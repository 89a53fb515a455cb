// The plan of a turnkey project: one board in an enclosure, its firmware, and everything a manufacturer needs to build it. Durations
// and dates are in working weeks; they are illustrative.
import { type Plan, schedule } from './critical-path.ts'

const activities = {
  Requirements: { duration: 3, after: [] },
  Architecture: { duration: 3, after: ['Requirements'] },
  Enclosure: { duration: 6, after: ['Architecture'] },
  'Parts order': { duration: 10, after: ['Architecture'] },
  Firmware: { duration: 14, after: ['Architecture'] },
  Schematic: { duration: 4, after: ['Architecture'] },
  Layout: { duration: 5, after: ['Schematic'] },
  Boards: { duration: 3, after: ['Layout'] },
  Prototypes: { duration: 2, after: ['Boards', 'Parts order', 'Enclosure'] },
  'Bring-up': { duration: 3, after: ['Prototypes'] },
  Integration: { duration: 4, after: ['Bring-up', 'Firmware'] },
  Test: { duration: 4, after: ['Integration'] },
  Transfer: { duration: 3, after: ['Test'] },
} as const

export type Activity = keyof typeof activities

export const plan: Plan<Activity> = activities

/** Milestones to be signed, each with the activity at whose end it falls. */
export const milestones: readonly { name: string; after: Activity }[] = [
  { name: 'Statement of work', after: 'Requirements' },
  { name: 'Design review', after: 'Layout' },
  { name: 'Prototypes', after: 'Prototypes' },
  { name: 'Test report', after: 'Test' },
  { name: 'Closing', after: 'Transfer' },
]

export const { dates, end: endWeek } = schedule(plan)

/** The activities that determine the end, in order. */
export const criticalPath = (Object.keys(plan) as Activity[])
  .filter((name) => dates[name].float === 0)
  .toSorted((a, b) => dates[a].start - dates[b].start)

/** How much later the project ends if parts are ordered only when the layout is finished. */
export const lateOrderWeeks =
  schedule({ ...plan, 'Parts order': { ...plan['Parts order'], after: ['Layout'] } }).end - endWeek
