/** The attacked server, from the attacker's point of view. */
export interface Target {
  url: string
  publishableKey: string
  /** Counts the outcome of a request or a message: a status, or the reason why there was none. */
  note(outcome: string | number): void
}

/** The address of the attacker. */
export const attackerAddress = '203.0.113.1'
