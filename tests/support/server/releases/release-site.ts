// A site on which publishers and authors prepare releases, with clients of every role.
import { createClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { openAccounts } from '#backend/accounts/open-accounts.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import type { Release, ReleaseChange, ReleaseEdit } from '#content-sync/release.ts'
import { password } from '#testing/accounts.ts'
import type { TestServer } from '#testing/server.ts'
import { connectDatabase, locationOf, shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { claimsOf, signToken } from '#tests/support/server/session-token.ts'

const operators = ['publisher', 'author'] as const
/** Those who may not read releases. All but the visitor have, or once had, a token that this installation has signed. */
const others = ['visitor', 'member', 'signed out', 'removed', 'expired', 'service'] as const
export type Role = (typeof operators)[number] | (typeof others)[number]

export const emailOf = (role: Role) => `${role.replaceAll(' ', '-')}@example.com`

/** Five accounts take a second to create, so each server has them once. */
const tokensOf = new WeakMap<TestServer, ReleaseSite['tokens']>()

export class ReleaseSite {
  readonly site: TestSite
  /** Connects to the database as its owner. */
  readonly sql: Sql
  readonly clients: Readonly<Record<Role, ContentClient>>
  readonly tokens: Readonly<Record<Role, string | undefined>>

  private constructor(site: TestSite, tokens: ReleaseSite['tokens']) {
    this.site = site
    this.sql = connectDatabase(site)
    this.tokens = tokens
    this.clients = Object.fromEntries(
      [...operators, ...others].map((role) => [role, connectAs(site, tokens[role])]),
    ) as ReleaseSite['clients']
  }

  /** @param take `startSite` for tests that send more than other files leave of a visitor's limits */
  static async start(take = shareSite): Promise<ReleaseSite> {
    const site = await take({ ADMIN_ACCESS: 'operators' })
    const tokens = tokensOf.get(site.server) ?? (await makeTokens(site))
    tokensOf.set(site.server, tokens)
    return new ReleaseSite(site, renewed(tokens, site.server.jwtSecret))
  }

  get publisher(): ContentClient {
    return this.clients.publisher
  }

  get author(): ContentClient {
    return this.clients.author
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.clients).map((client) => client.realtime.disconnect()))
    await this.sql.end()
    await this.site.stop()
  }

  async clear(): Promise<void> {
    await this.sql`delete from website_releases`
    await this.sql`delete from website_content`
  }

  /** Changes what is live, or removes it (null), as somebody else may at any time. */
  async setLive(texts: Record<string, string | null>): Promise<void> {
    for (const [key, value] of Object.entries(texts)) {
      await (value === null
        ? this.sql`delete from website_content where content_key = ${key}`
        : this.sql`
            insert into website_content (content_key, content_value) values (${key}, ${value})
            on conflict (content_key) do update set content_value = ${value}, updated_at = clock_timestamp()`)
    }
  }

  async live(): Promise<Record<string, string>> {
    const rows = await this.sql<{ content_key: string; content_value: string }[]>`
      select content_key, content_value from website_content order by content_key`
    return Object.fromEntries(rows.map((row) => [row.content_key, row.content_value]))
  }

  async create(name = 'A release', by = this.author): Promise<string> {
    return (await by.rpc('create_release', { name }).throwOnError()).data
  }

  async release(id: string): Promise<Release> {
    const { data } = await this.publisher
      .from('website_releases')
      .select()
      .eq('id', id)
      .single()
      .throwOnError()
    return data
  }

  async edits(id: string): Promise<ReleaseEdit[]> {
    return (await this.author.rpc('release_edits', { release: id }).throwOnError()).data?.edits ?? []
  }

  /** The texts of a release by key; null for those that it removes. */
  async texts(id: string): Promise<Record<string, string | null>> {
    const edits = await this.edits(id)
    return Object.fromEntries(edits.map((edit) => [edit.content_key, edit.content_value]))
  }

  change(release: string, changes: ReleaseChange[], by = this.author) {
    return by.rpc('change_release', { release, changes: JSON.stringify(changes) })
  }

  /** Changes texts of a release as the panel does: each from the version that is shown, in the release or else live. */
  async write(release: string, texts: Record<string, string | null>, by = this.author): Promise<void> {
    const changes = Object.entries(texts).map(async ([key, value]) => ({
      key,
      value,
      base: await this.version(release, key),
    }))
    await this.change(release, await Promise.all(changes), by).throwOnError()
  }

  /** The version of a text on which a change in a release is based. */
  async version(release: string, key: string): Promise<string | null> {
    const edit = (await this.edits(release)).find(({ content_key }) => content_key === key)
    return edit ? (edit.content_value === null ? null : edit.updated_at) : this.liveVersion(key)
  }

  async liveVersion(key: string): Promise<string | null> {
    const content = this.publisher.from('website_content')
    const { data } = await content.select('updated_at').eq('content_key', key).maybeSingle().throwOnError()
    return data?.updated_at ?? null
  }

  /**
   * Publishes the newest version of a release.
   * @returns the changeset; null if nothing had to change
   */
  async publish(release: string): Promise<string | null> {
    const { version } = await this.release(release)
    return (await this.publisher.rpc('publish_release', { release, version }).throwOnError()).data
  }

  /** @returns the answer to an attempt to publish the newest version of a release */
  async tryToPublish(release: string, by = this.publisher) {
    const { version } = await this.release(release)
    return by.rpc('publish_release', { release, version })
  }

  /** Everything that only publishers may change, as text. */
  async untouchable(): Promise<Record<string, string[]>> {
    const rows: Record<string, string[]> = {}
    for (const table of untouchableTables) {
      const all = await this.sql.unsafe<{ row: string }[]>(
        `select t::text as row from ${table} as t order by 1`,
      )
      rows[table] = all.map(({ row }) => row)
    }
    return rows
  }
}

const untouchableTables = [
  'public.website_content',
  'public.website_content_history',
  'public.website_content_basis',
  'public.inbox_messages',
  'public.inbox_file_parts',
  // Without the number of statements, which also counts those that have found no row.
  '(select unread from public.inbox_state)',
  'private.admin_access',
  'private.content_count',
  'private.operators',
]

const connectAs = ({ server }: TestSite, token?: string): ContentClient =>
  createClient<Database>(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { timeout: 60_000 },
    ...(token && { accessToken: async () => token }),
  })

async function makeTokens(site: TestSite): Promise<ReleaseSite['tokens']> {
  const { server } = site
  const accounts = await openAccounts(locationOf(site))
  const signIn = async (role: Role) => {
    await accounts.create(emailOf(role), password)
    if (role !== 'member')
      await accounts.addOperator(emailOf(role), role === 'author' ? 'author' : 'publisher')
    const client = connectAs(site)
    const { data, error } = await client.auth.signInWithPassword({ email: emailOf(role), password })
    if (error) throw error
    return { client, token: data.session.access_token, id: data.user.id }
  }
  const publisher = await signIn('publisher')
  const signedOut = await signIn('signed out')
  await signedOut.client.auth.signOut()
  const removed = await signIn('removed')
  await accounts.removeOperator(removed.id)
  const now = Math.floor(Date.now() / 1000)
  const tokens = {
    visitor: undefined,
    member: (await signIn('member')).token,
    author: (await signIn('author')).token,
    publisher: publisher.token,
    'signed out': signedOut.token,
    removed: removed.token,
    expired: signToken({ ...claimsOf(publisher.token), exp: now - 1 }, server.jwtSecret),
    service: signToken({ role: 'service_role', exp: now + 3600 }, server.jwtSecret),
  }
  await accounts.close()
  return tokens
}

/** Tokens of the same sessions, valid for another hour: an earlier test file may have signed in long ago. */
function renewed(tokens: ReleaseSite['tokens'], secret: string): ReleaseSite['tokens'] {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const renew = ([role, token]: [string, string | undefined]) => [
    role,
    token && role !== 'expired' ? signToken({ ...claimsOf(token), exp }, secret) : token,
  ]
  return Object.fromEntries(Object.entries(tokens).map(renew)) as ReleaseSite['tokens']
}
