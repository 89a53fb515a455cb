// The operator accounts that `npm run operator` manages, wherever they are stored.

/** Publishers change what is live. Authors only prepare releases, which publishers publish. */
export type OperatorRole = 'author' | 'publisher'

export interface Operator {
  id: string
  email: string
  role: OperatorRole
  since: Date
  lastSignIn: Date | undefined
}

export interface Accounts {
  /** @returns the operators, sorted by email address */
  listOperators(): Promise<Operator[]>
  /**
   * Makes an account an operator, or gives an operator another role, also in running sessions.
   * @param role `publisher` by default
   * @returns its id; undefined if no account has this address
   */
  addOperator(email: string, role?: OperatorRole): Promise<string | undefined>
  /**
   * Revokes all rights at once, also in running sessions, and ends those sessions. In the site's own database, the account
   * is deleted, too.
   */
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
