// The accounts of those who may write, as `npm run operator` needs them, wherever they are kept.
export interface Operator {
  id: string
  email: string
  since: Date
  lastSignIn: Date | undefined
}

export interface Accounts {
  /** @returns the operators in the order of their addresses */
  listOperators(): Promise<Operator[]>
  /** Lets an account write. @returns its id; undefined where nobody has this address */
  addOperator(email: string): Promise<string | undefined>
  /** Takes that away at once, also from running sessions, and ends those. */
  removeOperator(id: string): Promise<void>
  /** Makes an account, although nobody can sign up. @throws where the address or the password is refused */
  create(email: string, password: string): Promise<void>
  /** Replaces a password, and ends all sessions that were begun with the old one. */
  resetPassword(id: string, password: string): Promise<void>
  close(): Promise<void>
}
