// When each of the four services works on a chip: weeks from tape-out, the day on which the layout goes to the foundry.
// Illustrative: a mid-size chip on a mature process, with 14 weeks from tape-out to the first packaged parts.

export interface Activity {
  label: string
  /** The label where there is no room for it. */
  short?: string
  /** Weeks from tape-out. */
  from: number
  to: number
}

export const firstWeek = -52
export const lastWeek = 40
export const firstSilicon = 14

export type BusName = 'chip' | 'firmware' | 'test' | 'lab'

/** A bus for each service: a list of what drives it, in order; in between it is high impedance. */
export const buses: Record<BusName, readonly Activity[]> = {
  chip: [
    { label: 'Spec', from: -52, to: -43 },
    { label: 'RTL', from: -43, to: -22 },
    { label: 'Place, route', from: -22, to: -9 },
    { label: 'Sign-off', from: -9, to: 0 },
    { label: 'Metal ECO', from: 17, to: 27 },
  ],
  firmware: [
    { label: 'CI/CD', from: -43, to: -34 },
    { label: 'Boot ROM', from: -34, to: -18 },
    { label: 'BSP on FPGA', from: -18, to: 9 },
    { label: 'Drivers, OS port', from: 14, to: 34 },
  ],
  test: [
    { label: 'UVM regression', short: 'UVM', from: -44, to: -3 },
    { label: 'ATE program', from: -3, to: 14 },
    { label: 'Bring-up', from: 14, to: 23 },
    { label: 'Characterize', short: 'PVT sweep', from: 23, to: 38 },
  ],
  lab: [
    { label: 'Study', from: -52, to: -39 },
    { label: 'FPGA prototype', from: -31, to: -9 },
    { label: 'Demo board', from: -9, to: 3 },
  ],
}

/** A week as people write it, with the sign of the calendar: −40, 0, +20. */
export const signed = (week: number) => `${week > 0 ? '+' : week < 0 ? '−' : ''}${Math.abs(week)}`

/** What a bus carries and when, for a description in words. */
export const activitiesOf = (name: BusName) =>
  buses[name].map(({ label, from, to }) => ({ label, from: signed(from), to: signed(to) }))

/** Where a week lies on the calendar, from 0 to 1. */
export const positionOf = (week: number) => (week - firstWeek) / (lastWeek - firstWeek)
