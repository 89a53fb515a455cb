// Lead to cash as a state flow: what becomes of a thousand leads, and how long those take that are paid. In each state a record
// stays for a mean time, then goes on if a condition holds, comes back to the same state, or leaves for good.

export interface State {
  name: string
  /** Mean stay of a record, in days. */
  days: number
  /** Parts of the records that go on, and that come back as a new version; the others leave. */
  advance: number
  repeat?: number
  /** What makes a record go on, and what is done with it then. */
  guard: string
  action: string
  /** What those are that leave. */
  exit: string
}

/** The last state, which nothing leaves. */
export const paid = 'Payment'

export const states: readonly State[] = [
  {
    name: 'Lead',
    days: 8,
    advance: 0.28,
    guard: 'score ≥ 60',
    action: 'convert',
    exit: 'disqualified',
  },
  {
    name: 'Opportunity',
    days: 24,
    advance: 0.62,
    guard: 'scope set',
    action: 'propose',
    exit: 'lost',
  },
  {
    name: 'Quote',
    days: 14,
    advance: 0.48,
    repeat: 0.22,
    guard: 'signed',
    action: 'activate order',
    exit: 'lost',
  },
  {
    name: 'Order',
    days: 10,
    advance: 0.97,
    guard: 'delivered',
    action: 'bill',
    exit: 'returned',
  },
  {
    name: 'Invoice',
    days: 32,
    advance: 0.99,
    guard: 'received',
    action: 'reconcile',
    exit: 'written off',
  },
]

/** How often a record is in a state that it reaches: once, and again for every version. */
export const visits = ({ repeat = 0 }: State) => 1 / (1 - repeat)

/** How many of so many leads reach each state, and payment at the end. */
export function reached(leads: number): number[] {
  const counts = [leads]
  for (const [n, state] of states.entries()) counts.push((counts[n] ?? 0) * state.advance * visits(state))
  return counts
}

/** Mean days that a record which is paid spent in each state. Whether a record leaves does not depend on how long it stayed. */
export const stays = states.map((state) => state.days * visits(state))

/** Their sum: mean days from lead to payment. */
export const leadToCash = stays.reduce((sum, days) => sum + days, 0)
