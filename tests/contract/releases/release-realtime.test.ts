// What Realtime tells of releases, and whom: operators hear that a release has changed, and nobody hears what it says.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentClient } from '#content-sync/database.ts'
import { database } from '#tests/support/server/databases.ts'
import { ReleaseSite, type Role } from '#tests/support/server/releases/release-site.ts'

const tables = ['website_release_edits', 'website_release_previews', 'website_content_history'] as const
/** Everyone whose token is accepted; that of `expired` is not. */
const listening: Role[] = ['visitor', 'member', 'signed out', 'removed', 'author', 'publisher']
const operators: Role[] = ['author', 'publisher']

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
    for (const role of listening.filter((role) => !operators.includes(role)))
      expect(ofReleases(role), role).toEqual([])
  })

  it('tells others of a publication only what is live then', async () => {
    const id = await site.create('Secret')
    await site.write(id, { key: 'New' })
    await site.publish(id)
    await untilAllHeard()
    const events = heard.get('visitor') ?? []
    expect(events.slice(0, -1)).toMatchObject([
      { table: 'website_content', new: { content_key: 'key', content_value: 'New' } },
    ])
    expect(JSON.stringify(events)).not.toMatch(/Secret|@example/)
    expect(ofReleases('author').at(-1)?.new).toMatchObject({ id, state: 'published' })
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

  it.each(tables)('does not offer %s, to nobody', async (table) => {
    for (const role of operators)
      expect(await listen(site.clients[role], { table }, () => {}), role).toBe('CHANNEL_ERROR')
    const published = await site.sql<{ name: string }[]>`
      select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1`
    expect(published.map(({ name }) => name)).toEqual(['inbox_state', 'website_content', 'website_releases'])
  })

  it('finds nothing for strangers who guess what a release says', async () => {
    const events: Event[] = []
    const guess = { table: 'website_releases', filter: 'name=eq.Secret' }
    await listen(site.clients.visitor, guess, (event) => events.push(event))
    await site.create('Secret')
    await untilAllHeard()
    expect(events).toEqual([])
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
