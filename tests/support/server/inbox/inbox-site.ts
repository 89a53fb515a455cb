// A site that receives messages and applications, with two accounts: one of an operator, and one that may not edit.
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { vi } from 'vitest'
import type { Message } from '#inbox/message.ts'
import { addAccounts, password } from '#testing/accounts.ts'
import { connectDatabase, locationOf, startSite, type TestSite } from '#tests/support/server/databases.ts'

/** A row of `inbox_messages`, as tests read it. */
export interface StoredMessage extends Message {
  stored: boolean
  mail_attempts: number
  mail_error: string | null
}

export const writtenMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  subject: 'Design verification',
  message: 'We have an engine.\nWe need a test.',
}

export class InboxSite {
  readonly site: TestSite
  sql: Sql
  readonly operator: SupabaseClient
  readonly member: SupabaseClient
  readonly visitor: SupabaseClient
  #senders = 1

  private constructor(site: TestSite, sql: Sql, clients: [SupabaseClient, SupabaseClient, SupabaseClient]) {
    this.site = site
    this.sql = sql
    ;[this.operator, this.member, this.visitor] = clients
  }

  static async start(env: Record<string, string> = {}): Promise<InboxSite> {
    const site = await startSite({
      ADMIN_ACCESS: 'operators',
      INBOX: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    })
    const { server } = site
    const [operator, member] = ['operator@example.com', 'member@example.com']
    await addAccounts(locationOf(site), [operator, member], [operator])
    const connect = async (email?: string) => {
      const client = createClient(server.url, server.publishableKey, { auth: { persistSession: false } })
      if (email) {
        const { error } = await client.auth.signInWithPassword({ email, password })
        if (error) throw error
      }
      return client
    }
    return new InboxSite(site, connectDatabase(site), [
      await connect(operator),
      await connect(member),
      await connect(),
    ])
  }

  get url(): string {
    return this.site.server.url
  }

  /** Comes from another address each time, as through a proxy, so that no sender reaches its limit. */
  get #headers() {
    const n = this.#senders++
    return { origin: this.url, 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` }
  }

  /** Sends the contact form, as a browser without script does. */
  send(
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
    path = '/contact',
  ): Promise<Response> {
    return fetch(this.url + path, {
      method: 'POST',
      body: new URLSearchParams({
        ...writtenMessage,
        message: `${writtenMessage.message}\n${randomUUID()}`,
        ...fields,
      }),
      headers: { ...this.#headers, ...headers },
      redirect: 'manual',
    })
  }

  /** Sends the form for applications, as a script does. */
  apply(
    file: { name: string; bytes: Uint8Array<ArrayBuffer> | string },
    fields: Record<string, string> = {},
  ): Promise<Response> {
    const body = new FormData()
    const { name, email, message } = writtenMessage
    for (const [field, value] of Object.entries({ name, email, message, position: '', ...fields }))
      body.append(field, value)
    body.append('file', new Blob([file.bytes]), file.name)
    return fetch(`${this.url}/careers`, {
      method: 'POST',
      body,
      headers: { ...this.#headers, accept: 'application/json' },
    })
  }

  /** Waits until so many messages are in the database, and returns them, oldest first. */
  stored(count: number): Promise<StoredMessage[]> {
    return vi.waitUntil(
      async () => {
        const rows = await this.sql<StoredMessage[]>`
          select * from public.inbox_messages where stored order by received_at`
        return rows.length >= count && [...rows]
      },
      { timeout: 20_000, interval: 20 },
    )
  }

  /** The names of the files that wait on the disk. */
  spooled(): string[] {
    return readdirSync(join(this.site.server.dataDir, 'inbox'))
  }

  /** Connects to the database again, which was restarted. */
  async reconnect(): Promise<void> {
    await this.sql.end()
    this.sql = await vi.waitUntil(
      async () => {
        try {
          const sql = connectDatabase(this.site)
          await sql`select 1`
          return sql
        } catch {
          return undefined
        }
      },
      { timeout: 20_000, interval: 100 },
    )
  }

  /** Makes the outbox look for mails that are due, as it does after each message. */
  async wake(): Promise<void> {
    await this.send({ website: 'spam, which is not mailed' })
  }

  /** Waits for messages that are still on the disk, because they would arrive after the others are deleted. */
  async clear(): Promise<void> {
    await vi.waitUntil(() => this.spooled().length === 0, { timeout: 240_000, interval: 20 })
    await this.sql`delete from public.inbox_messages`
  }

  async stop(): Promise<void> {
    await Promise.all(
      [this.operator, this.member, this.visitor].map((client) => client.realtime.disconnect()),
    )
    await this.sql.end()
    await this.site.stop()
  }
}
