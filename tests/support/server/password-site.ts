// A site with accounts whose passwords are tried often. Each client has an address of its own, because sign-in attempts are
// counted by address.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Accounts } from '#backend/accounts/accounts.ts'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import { password } from '#testing/accounts.ts'
import { type Client, connectClient } from '#testing/client.ts'
import type { TestServer } from '#testing/server.ts'
import { locationOf, startSite, type TestSite } from '#tests/support/server/databases.ts'

export class PasswordSite {
  readonly server: TestServer
  readonly databaseUrl?: string
  readonly #site: TestSite
  readonly #accounts: Accounts
  #addresses = 0

  private constructor(site: TestSite, accounts: Accounts) {
    this.server = site.server
    if (site.databaseUrl) this.databaseUrl = site.databaseUrl
    this.#site = site
    this.#accounts = accounts
  }

  static async start(): Promise<PasswordSite> {
    const site = await startSite({ ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' })
    return new PasswordSite(site, await openAccounts(locationOf(site)))
  }

  async stop(): Promise<void> {
    await this.#accounts.close()
    await this.#site.stop()
  }

  /** @returns a new account, and a client that is signed in with it */
  async addAccount(): Promise<{ email: string; client: Client }> {
    const email = `${randomUUID()}@example.com`
    await this.#accounts.create(email, password)
    return { email, client: await this.signIn(email, password) }
  }

  connect(): Client {
    const headers = { 'x-forwarded-for': `198.51.100.${++this.#addresses}` }
    return connectClient(this.server, { global: { headers } })
  }

  async trySignIn(email: string, given: string) {
    return (await this.connect().auth.signInWithPassword({ email, password: given })).error
  }

  async signIn(email: string, given: string): Promise<Client> {
    const signedIn = this.connect()
    const { error } = await signedIn.auth.signInWithPassword({ email, password: given })
    expect(error).toBeNull()
    return signedIn
  }
}

/** Whether the session of a client has ended. */
export const isOver = async ({ auth }: Client) => (await auth.getUser()).error !== null
