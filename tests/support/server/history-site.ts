// A site with a history, a signed-in editor and an anonymous stranger, as contract tests see both.
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import type { ContentClient, Database } from '#content-sync/database.ts'
import { addAccounts, password } from '#testing/accounts.ts'
import type { TestServer } from '#testing/server.ts'
import { connectDatabase, locationOf, shareSite, type TestSite } from './databases.ts'
import { saveText, storedItems, valuesOf } from './stored-items.ts'

export const editorEmail = 'editor@example.com'

/** Servers that have the account of the editor. */
const withEditor = new WeakSet<TestServer>()

export class HistorySite {
  readonly #site: TestSite
  /** Connects to the database as its owner. */
  readonly sql: Sql
  readonly editor: ContentClient
  readonly stranger: ContentClient

  private constructor(site: TestSite) {
    const connect = (): ContentClient =>
      createClient<Database>(site.server.url, site.server.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
    this.#site = site
    this.sql = connectDatabase(site)
    this.editor = connect()
    this.stranger = connect()
  }

  static async start(): Promise<HistorySite> {
    const site = new HistorySite(await shareSite({ ADMIN_ACCESS: 'operators' }))
    const { server } = site
    if (!withEditor.has(server)) {
      await addAccounts(locationOf(site.#site), [editorEmail], [editorEmail])
      withEditor.add(server)
    }
    await site.editor.auth.signInWithPassword({ email: editorEmail, password })
    return site
  }

  get server(): TestServer {
    return this.#site.server
  }

  async stop(): Promise<void> {
    await this.sql.end()
    await this.#site.stop()
  }

  async clear(): Promise<void> {
    await this.sql`delete from website_content`
  }

  async insert(content_key: string, content_value: string): Promise<ContentItem> {
    const table = this.editor.from('website_content')
    return (await table.insert({ content_key, content_value }).select().single().throwOnError()).data
  }

  update(item: ContentItem, content_value: string): Promise<ContentItem> {
    return saveText(this.editor, item, content_value)
  }

  async remove({ id }: ContentItem): Promise<void> {
    await this.editor.from('website_content').delete().eq('id', id).throwOnError()
  }

  items(): Promise<ContentItem[]> {
    return storedItems(this.editor)
  }

  values(): Promise<string[]> {
    return valuesOf(this.editor)
  }

  /** The history of an item, oldest change first. */
  async history({ id }: ContentItem) {
    const table = this.editor.from('website_content_history')
    return (await table.select('*').eq('item_id', id).order('id', { ascending: true }).throwOnError()).data
  }

  /** Adds changes that are older than a year. */
  async addOldChanges(count: number): Promise<void> {
    await this.sql`
      insert into website_content_history (step, opens, item_id, after, changed_at)
      select gen_random_uuid(), true, gen_random_uuid(), '{}', now() - interval '366 days' from generate_series(1, ${count})`
  }

  async countOldChanges(): Promise<number> {
    const [row] = await this.sql<[{ count: number }]>`
      select count(*)::int from website_content_history where changed_at < now() - interval '1 year'`
    return row.count
  }

  apply(changes: PlannedChange[], step = randomUUID()) {
    return this.editor.rpc('apply_content', { step, reason: 'test', changes: JSON.stringify(changes) })
  }
}
