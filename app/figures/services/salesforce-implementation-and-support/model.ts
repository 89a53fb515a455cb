// Lead to cash as a state flow: how many of a thousand leads reach each state, and how long paid ones take. A record stays in a state
// for a mean time. Then it advances if a condition holds, repeats the state as a new version, or leaves for good.

export interface State {
  name: string
  meanDays: number
  /** The fractions of records that advance and that repeat the state; the others leave. */
  advance: number
  repeat?: number
  /** The condition for advancing, and the action that follows. */
  guard: string
  action: string
  /** What records that leave are called. */
  exit: string
}

/** The final state. */
export const paid = 'Payment'

export const states: readonly State[] = [
  {
    name: 'Lead',
    meanDays: 8,
    advance: 0.28,
    guard: 'score ≥ 60',
    action: 'convert',
    exit: 'disqualified',
  },
  {
    name: 'Opportunity',
    meanDays: 24,
    advance: 0.62,
    guard: 'scope set',
    action: 'propose',
    exit: 'lost',
  },
  {
    name: 'Quote',
    meanDays: 14,
    advance: 0.48,
    repeat: 0.22,
    guard: 'signed',
    action: 'activate order',
    exit: 'lost',
  },
  {
    name: 'Order',
    meanDays: 10,
    advance: 0.97,
    guard: 'delivered',
    action: 'bill',
    exit: 'canceled',
  },
  {
    name: 'Invoice',
    meanDays: 32,
    advance: 0.99,
    guard: 'received',
    action: 'reconcile',
    exit: 'written off',
  },
]

/** The mean number of visits to a state by a record that reaches it: one, and one more for each repetition. */
export const visits = ({ repeat = 0 }: State) => 1 / (1 - repeat)

/** How many leads reach each state, with payment at the end. */
export function reached(leads: number): number[] {
  const counts = [leads]
  for (const [n, state] of states.entries()) counts.push((counts[n] ?? 0) * state.advance * visits(state))
  return counts
}

/** Mean days that a paid record spent in each state. Whether a record leaves does not depend on how long it stayed. */
export const staysDays = states.map((state) => state.meanDays * visits(state))

/** Mean days from lead to payment. */
export const leadToCashDays = staysDays.reduce((sum, days) => sum + days, 0)
