// When each of the four services works on a chip, in weeks from tape-out (the day the layout goes to the foundry).
// Illustrative: a mid-size chip on a mature process, with 14 weeks from tape-out to the first packaged parts.

export interface Activity {
  label: string
  /** The label for narrow spaces. */
  short?: string
  /** Weeks from tape-out. */
  from: number
  to: number
}

export const firstWeek = -52
export const lastWeek = 40
export const firstSiliconWeek = 14

export type BusName = 'chip' | 'firmware' | 'test' | 'lab'

/** One bus per service: its activities in order. Between them it is high impedance. */
export const buses: Record<BusName, readonly Activity[]> = {
  chip: [
    { label: 'Spec', from: -52, to: -43 },
    { label: 'RTL', from: -43, to: -27 },
    { label: 'Place, route', from: -27, to: -9 },
    { label: 'Sign-off', from: -9, to: 0 },
    { label: 'Metal ECO', from: 17, to: 27 },
  ],
  firmware: [
    { label: 'CI/CD', from: -43, to: -29 },
    { label: 'Boot ROM', from: -29, to: -15 },
    { label: 'BSP on FPGA', from: -15, to: 9 },
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

/** Formats a week with its sign: −40, 0, +20. */
export const signedWeek = (week: number) => `${week > 0 ? '+' : week < 0 ? '−' : ''}${Math.abs(week)}`

/** Returns the activities of a bus and their weeks, for a description in words. */
export const activitiesOf = (name: BusName) =>
  buses[name].map(({ label, from, to }) => ({ label, from: signedWeek(from), to: signedWeek(to) }))

/** Returns where a week is on the calendar, as a fraction. */
export const positionOf = (week: number) => (week - firstWeek) / (lastWeek - firstWeek)
