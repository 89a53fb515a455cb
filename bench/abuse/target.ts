/** The attacked server, as an attack sees it. */
export interface Target {
  url: string
  publishableKey: string
  /** Notes what came of a request or a message: a status, or the reason why there was none. */
  note(outcome: string | number): void
}

/** Of the attacker. */
export const attackerAddress = '203.0.113.1'
