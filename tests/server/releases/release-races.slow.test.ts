// Many rounds in which texts are saved while a release is changed or published. Whatever happens first, a publication
// replaces only the texts that its authors had seen. And releases as large as they can be.
import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, database } from '#tests/support/server/databases.ts'
import { ReleaseSite } from '#tests/support/server/releases/release-site.ts'

const rounds = process.env.TEST_LONG ? 40 : 15
const keys = Array.from({ length: 200 }, (_, n) => `key.${n}`)

describe(`releases and saves at the same moment on ${database}`, () => {
  let site: ReleaseSite
  let editor: Sql
  beforeAll(async () => {
    site = await ReleaseSite.start()
    editor = connectDatabase(site.site)
  })
  beforeEach(() => site.clear())
  afterAll(async () => {
    await editor?.end()
    await site?.stop()
  })

  /**
   * Saves the last text during a call, in every other round once it has locked the release.
   * @param pause how many queries to make before: a short time each
   */
  async function saveDuring(
    call: Promise<unknown>,
    release: string,
    round: number,
    pause = 6 * round,
  ): Promise<void> {
    let isRunning = true
    const end = () => {
      isRunning = false
    }
    call.then(end, end)
    const isFree = async () =>
      (await editor`select from website_releases where id = ${release} for update skip locked`).length > 0
    while (round % 2 === 0 && isRunning && (await isFree()));
    for (let n = 0; n < pause; n++) await editor`select`
    await editor`
      update website_content set content_value = ${`Saved in round ${round}`}, updated_at = clock_timestamp()
      where content_key = ${keys.at(-1) ?? ''}`
  }

  /** Fills a release with an edit of each key, as if its author had seen what is live now. */
  async function fill(): Promise<string> {
    await editor`
      insert into website_content (content_key, content_value) select unnest(${keys.slice(1)}::text[]), 'Live'
      on conflict (content_key) do update set content_value = 'Live', updated_at = clock_timestamp()`
    const id = await site.create()
    await editor`
      insert into website_release_edits (release_id, content_key, content_value, base)
      select ${id}, key, 'New', to_jsonb(item)
      from unnest(${keys}::text[]) as key left join website_content as item on content_key = key`
    return id
  }

  it('lose no text that is saved while a release is published', async () => {
    let published = 0
    let pause = 0
    for (let round = 0; round < rounds; round++) {
      const id = await fill()
      const publishing = site.tryToPublish(id)
      await saveDuring(publishing, id, round, pause)
      const { status, data: step } = await publishing
      expect([200, 409]).toContain(status)
      const { state } = await site.release(id)
      expect(state).toBe(status === 200 ? 'published' : 'draft')
      // So that either comes first in some of the rounds.
      pause = status === 200 ? pause >> 1 : 2 * pause + 1
      if (status !== 200) {
        await site.author.rpc('discard_release', { release: id }).throwOnError()
        continue
      }
      published++
      // What the publication has replaced is what the edits were written over.
      const unseen = await editor`
        select before, base from website_content_history
        join website_release_edits on release_id = ${id}
          and content_key = coalesce(after, before) ->> 'content_key'
        where step = ${step} and before ->> 'content_value' is distinct from base ->> 'content_value'`
      expect(unseen).toEqual([])
    }
    console.info(`${published} of ${rounds} publications came before the saves`)
    expect(published).toBeGreaterThan(0)
    expect(published).toBeLessThan(rounds)
  })

  it('note as the text that an edit replaces only the one that its author had seen', async () => {
    let kept = 0
    for (let round = 0; round < rounds; round++) {
      const id = await site.create()
      await editor`
        insert into website_content (content_key, content_value) select unnest(${keys}::text[]), 'Live'
        on conflict (content_key) do nothing`
      const rows = await editor<{ content_key: string; version: string }[]>`
        select content_key, to_json(updated_at) #>> '{}' as version from website_content`
      const changes = rows.map(({ content_key: key, version }) => ({ key, value: 'New', base: version }))
      const changing = (async () => site.change(id, changes))()
      await saveDuring(changing, id, round)
      const { status } = await changing
      expect([200, 409]).toContain(status)
      if (status === 200) kept++
      const noted = await editor<{ content_key: string; base: { updated_at: string } | null }[]>`
        select content_key, base from website_release_edits where release_id = ${id}`
      const versionOf = new Map(rows.map(({ content_key, version }) => [content_key, version]))
      for (const { content_key, base } of noted) expect(base?.updated_at).toBe(versionOf.get(content_key))
      await site.author.rpc('discard_release', { release: id }).throwOnError()
    }
    console.info(`${kept} of ${rounds} changes came before the saves`)
    expect(kept).toBeGreaterThan(0)
  })

  it.runIf(process.env.TEST_LONG)(
    'publish 5,000 edits among 95,000 items, in one change that is undone as one',
    async () => {
      await editor`
      insert into website_content (content_key, content_value)
      select 'many.' || n, repeat('Text ', 20) || n from generate_series(1, 95000) as n`
      // As PostgreSQL does by itself after a while.
      await editor`analyze website_content`
      const id = await site.create('Everything')
      const change = (from: number, count: number, base: (key: string) => string | null) =>
        site
          .change(
            id,
            Array.from({ length: count }, (_, n) => `many.${from + n}`).map((key) => ({
              key,
              value: `New ${key}`,
              base: base(key),
            })),
          )
          .throwOnError()
      for (let from = 92_501; from <= 97_500; from += 2500) {
        const rows = await editor<{ content_key: string; version: string }[]>`
        select content_key, to_json(updated_at) #>> '{}' as version from website_content
        where content_key = any(${Array.from({ length: 2500 }, (_, n) => `many.${from + n}`)})`
        const versions = new Map(rows.map(({ content_key, version }) => [content_key, version]))
        const { data } = await change(from, 2500, (key) => versions.get(key) ?? null)
        expect(data).toHaveLength(2500)
        // The same once more, over the edits that are there now.
        const again = new Map(data.map(({ content_key, updated_at }) => [content_key, updated_at]))
        await change(from, 2500, (key) => again.get(key) ?? null)
      }
      expect(await site.release(id)).toMatchObject({ edits: 5000, version: 4 })
      expect(await site.edits(id)).toHaveLength(5000)
      expect((await site.author.rpc('release_keys').throwOnError()).data).toHaveLength(5000)
      const step = await site.publish(id)
      const [count] = await editor`
      select count(*)::int as changes, count(distinct reason)::int as reasons from website_content_history where step = ${step}`
      expect(count).toEqual({ changes: 5000, reasons: 1 })
      expect(await editor`select from website_content`).toHaveLength(97_500)
      await site.publisher.rpc('undo_content', { step: `${step}` }).throwOnError()
      expect(await editor`select from website_content`).toHaveLength(95_000)
    },
  )
})
