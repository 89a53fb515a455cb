// The operator accounts that `npm run operator` manages, wherever they are stored.
export interface Operator {
  id: string
  email: string
  since: Date
  lastSignIn: Date | undefined
}

export interface Accounts {
  /** @returns the operators, sorted by email address */
  listOperators(): Promise<Operator[]>
  /**
   * Allows an account to write.
   * @returns its id; undefined if no account has this address
   */
  addOperator(email: string): Promise<string | undefined>
  /** Revokes the right to write at once, also in running sessions, and ends those sessions. */
  removeOperator(id: string): Promise<void>
  /**
   * Creates an account, although sign-up is disabled.
   * @throws if the address or the password is refused
   */
  create(email: string, password: string): Promise<void>
  /** Replaces a password and ends every session that was started with the old one. */
  resetPassword(id: string, password: string): Promise<void>
  close(): Promise<void>
}
