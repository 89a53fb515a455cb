// What Realtime tells of releases, and whom: operators hear that a release has changed, and nobody hears what it says.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentClient } from '#content-sync/database.ts'
import { database } from '#tests/support/server/databases.ts'
import { askSocket, openSocket } from '#tests/support/server/realtime-socket.ts'
import { ReleaseSite, type Role } from '#tests/support/server/releases/release-site.ts'

const tables = ['website_release_edits', 'website_release_previews', 'website_content_history'] as const
/** Everyone whose token is accepted; that of `expired` is not. */
const listening: Role[] = ['visitor', 'member', 'signed out', 'removed', 'author', 'publisher']
const operators: Role[] = ['author', 'publisher']
const strangers = listening.filter((role) => !operators.includes(role))

interface Event {
  table: string
  eventType: string
  new: Record<string, unknown>
  old: Record<string, unknown>
}

describe(`Realtime of releases on ${database}`, () => {
  let site: ReleaseSite
  const heard = new Map<Role, Event[]>()

  function listen(client: ContentClient, filter: object, onEvent: (event: Event) => void): Promise<string> {
    return new Promise((resolve) => {
      client
        .channel(randomUUID())
        .on('postgres_changes', { event: '*', schema: 'public', ...filter }, (event) =>
          onEvent(event as Event),
        )
        .subscribe((status) => status !== 'CLOSED' && resolve(status))
    })
  }

  beforeAll(async () => {
    site = await ReleaseSite.start()
    for (const role of listening) {
      const events: Event[] = []
      heard.set(role, events)
      expect(await listen(site.clients[role], {}, (event) => events.push(event))).toBe('SUBSCRIBED')
    }
  })
  beforeEach(async () => {
    await site.clear()
    await untilAllHeard()
    for (const events of heard.values()) events.length = 0
  })
  afterAll(() => site?.stop())

  /** Waits for a change that everyone hears. What came before it has arrived then. */
  async function untilAllHeard(): Promise<void> {
    const last = randomUUID()
    await site.setLive({ [last]: 'x' })
    for (const [role, events] of heard)
      await expect
        .poll(() => events.some(({ new: row }) => row.content_key === last), { message: role })
        .toBe(true)
  }

  const ofReleases = (role: Role) =>
    (heard.get(role) ?? []).filter(({ table }) => table !== 'website_content')

  it('tells operators of each change of a release, and nobody else', async () => {
    const id = await site.create('Secret')
    await site.write(id, { 'secret.key': 'Secret text' })
    await site.author.rpc('create_release_preview', { release: id, hours: 1 }).throwOnError()
    await site.publisher.rpc('rename_release', { release: id, name: 'Renamed' }).throwOnError()
    await untilAllHeard()
    for (const role of operators) {
      expect(
        ofReleases(role).map(({ eventType, table, new: row }) => [
          eventType,
          table,
          row.id,
          row.name,
          row.version,
        ]),
      ).toEqual([
        ['INSERT', 'website_releases', id, 'Secret', 0],
        ['UPDATE', 'website_releases', id, 'Secret', 1],
        ['UPDATE', 'website_releases', id, 'Renamed', 1],
      ])
      expect(JSON.stringify(ofReleases(role))).not.toMatch(/secret\.key|Secret text|hash/)
    }
    for (const role of strangers) expect(ofReleases(role), role).toEqual([])
  })

  it('tells nobody of edits and links, whatever is done with their release', async () => {
    const release = await site.create('Secret')
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await site.write(release, { 'secret.key': 'Secret text' })
    const link = () => site.author.rpc('create_release_preview', { release, hours: 1 }).throwOnError()
    const { data: token } = await link()
    const [stored] = await site.sql`select encode(token_hash, 'hex') as hash from website_release_previews`
    await site.publisher.rpc('schedule_release', { release, version: 1, at }).throwOnError()
    await site.publisher.rpc('schedule_release', { release, version: 1, at: null }).throwOnError()
    await site.author.rpc('end_release_previews', { release }).throwOnError()
    await link()
    await site.author.rpc('discard_release', { release }).throwOnError()
    await site.author.rpc('restore_release', { release }).throwOnError()
    await link()
    const edit = { key: 'secret.key', base: await site.version(release, 'secret.key'), remove: true } as const
    await site.change(release, [edit]).throwOnError()
    await untilAllHeard()
    const columns = Object.keys(await site.release(release)).toSorted()
    for (const role of operators) {
      const events = ofReleases(role)
      expect(events.map(({ new: row }) => row.state)).toEqual(
        'draft draft draft draft discarded draft draft'.split(' '),
      )
      for (const { table, new: row, old } of events) {
        expect(table).toBe('website_releases')
        expect(Object.keys(row).toSorted()).toEqual(columns)
        expect(Object.keys(old).filter((name) => name !== 'id')).toEqual([])
      }
    }
    for (const role of strangers) expect(ofReleases(role), role).toEqual([])
    for (const [role, events] of heard)
      for (const part of ['token_hash', token, stored?.hash, 'secret.key', 'Secret text'])
        expect(JSON.stringify(events).includes(part), `${part} to ${role}`).toBe(false)
  })

  it('tells others of a publication only what is live then', async () => {
    const id = await site.create('Secret')
    await site.write(id, { key: 'New' })
    await site.publish(id)
    await untilAllHeard()
    for (const role of strangers) {
      const events = heard.get(role) ?? []
      expect(events.slice(0, -1), role).toMatchObject([
        { table: 'website_content', new: { content_key: 'key', content_value: 'New' } },
      ])
      expect(JSON.stringify(events)).not.toMatch(/Secret|@example/)
    }
    for (const role of operators)
      expect(ofReleases(role).at(-1)?.new, role).toMatchObject({ id, state: 'published' })
  })

  it('tells of a deleted release no more than its random id', async () => {
    const id = await site.create('Secret')
    await site.write(id, { key: 'New' })
    await site.sql`delete from website_releases where id = ${id}`
    await untilAllHeard()
    for (const role of listening) {
      const deletions = ofReleases(role).filter(({ eventType }) => eventType === 'DELETE')
      expect(deletions, role).toMatchObject([{ table: 'website_releases', old: { id }, new: {} }])
      expect(Object.keys(deletions[0]?.old ?? {})).toEqual(['id'])
    }
  })

  // It may read nothing that Realtime announces. So a publisher listens on the same connection, and hears what comes later.
  it('tells the service role nothing', async () => {
    const target = { server: site.site.server, key: site.site.server.publishableKey, inputs: 0 }
    const socket = await openSocket(target)
    const heard: string[] = []
    socket.on('message', (message) => {
      const [, , topic, event, payload] = JSON.parse(String(message))
      if (event === 'postgres_changes') heard.push(`${topic}: ${payload.data.table} ${payload.data.type}`)
    })
    for (const role of ['service', 'publisher'] as const) {
      const config = { postgres_changes: [{ event: '*', schema: 'public' }] }
      const join = { config, access_token: site.tokens[role] }
      const reply = await askSocket(target, socket, `realtime:${role}`, 'phx_join', join)
      expect(reply, role).toMatchObject({ status: 'ok' })
    }
    const id = await site.create('Secret')
    await site.write(id, { key: 'New' })
    await site.author.rpc('create_release_preview', { release: id, hours: 1 }).throwOnError()
    await site.publish(id)
    await untilAllHeard()
    await site.sql`delete from website_releases where id = ${id}`
    await untilAllHeard()
    const expected = [
      'website_releases INSERT',
      'website_releases UPDATE',
      'website_content INSERT',
      'website_releases UPDATE',
      'website_content INSERT',
      'website_releases DELETE',
      'website_content INSERT',
    ]
    await expect.poll(() => heard).toEqual(expected.map((what) => `realtime:publisher: ${what}`))
  })

  it.each(tables)('does not offer %s, to nobody', async (table) => {
    const events: Event[] = []
    for (const role of [...listening, 'service'] as const)
      expect(await listen(site.clients[role], { table }, (event) => events.push(event)), role).toBe(
        'CHANNEL_ERROR',
      )
    const release = await site.create('Secret')
    await site.write(release, { key: 'New' })
    await site.author.rpc('create_release_preview', { release, hours: 1 }).throwOnError()
    await site.publish(release)
    await untilAllHeard()
    expect(events).toEqual([])
    const published = await site.sql<{ name: string }[]>`
      select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1`
    expect(published.map(({ name }) => name)).toEqual(['inbox_state', 'website_content', 'website_releases'])
  })

  it('finds nothing for strangers who guess what a release says', async () => {
    const guess = { table: 'website_releases', filter: 'name=eq.Secret' }
    const found: Record<string, Event[]> = { visitor: [], publisher: [] }
    for (const role of ['visitor', 'publisher'] as const)
      expect(await listen(site.clients[role], guess, (event) => found[role]?.push(event))).toBe('SUBSCRIBED')
    await site.create('Secret')
    await untilAllHeard()
    await expect.poll(() => found.publisher).toHaveLength(1)
    expect(found.visitor).toEqual([])
  })

  it('tells an operator nothing more once the session has ended or the role is taken', async () => {
    const id = await site.create('Secret')
    await untilAllHeard()
    const before = ofReleases('author').length
    const [author] = await site.sql`
      delete from private.operators where user_id = (select id from auth.users where email = 'author@example.com')
      returning user_id`
    await site.publisher.rpc('rename_release', { release: id, name: 'Renamed' }).throwOnError()
    await untilAllHeard()
    await site.sql`insert into private.operators (user_id, role) values (${author?.user_id}, 'author')`
    expect(ofReleases('author')).toHaveLength(before)
    expect(ofReleases('publisher')).toHaveLength(before + 1)
    const sessions = await site.sql`delete from auth.sessions where user_id = ${author?.user_id} returning *`
    await site.publisher.rpc('rename_release', { release: id, name: 'Again' }).throwOnError()
    await untilAllHeard()
    await site.sql`insert into auth.sessions ${site.sql(sessions)}`
    expect(ofReleases('author')).toHaveLength(before)
  })
})
