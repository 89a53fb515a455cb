import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, database, startSite, type TestSite } from '#tests/support/server/databases.ts'

// REST calls no functions but those of the site, so the functions of this test have their names, with other arguments.
const jsonTypes = 'content_undoing'
const texts = 'content_keys_in_trash'
const numbers = 'content_steps'
const fails = 'release_edits'
const addAsOwner = 'inbox_expire'

describe(`functions through REST on ${database}`, () => {
  let site: TestSite
  // Without types, because functions that do not exist are called as well.
  let client: SupabaseClient

  beforeAll(async () => {
    site = await startSite()
    const sql = connectDatabase(site)
    await sql.unsafe(`
      create function public.${jsonTypes}(a jsonb, b json, label text) returns jsonb stable
        return jsonb_build_object('a', a, 'type of a', jsonb_typeof(a), 'type of b', json_typeof(b), 'label', label);
      create function public.${texts}(a_text text, a_truth boolean, a_number bigint) returns jsonb stable
        return jsonb_build_object('a_text', a_text, 'a_truth', a_truth, 'a_number', a_number::text);
      create function public.${numbers}(up_to int) returns setof int stable
        return generate_series(1, up_to);
      create function public.${fails}(state text, text text default 'It failed') returns void
        stable language plpgsql
        as $$ begin raise exception '%', text using errcode = state, hint = 'Do not call it'; end $$;
      create function public.${addAsOwner}(content_key text) returns void security definer
        begin atomic insert into public.website_content (content_key, content_value) values (content_key, 'x'); end`)
    await sql.end()
    // The server reads the functions when it starts.
    await site.server.kill9('node')
    await site.server.start()
    const { url, publishableKey } = site.server
    client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
  })
  afterAll(() => site?.stop())

  /** What the server has printed, without its address, whose port may look like a state of PostgreSQL. */
  const logged = () => site.server.output.replaceAll(site.server.url, '')

  it('are called by POST, by GET if they only read, and by HEAD', async () => {
    expect(await client.rpc('may_write')).toMatchObject({ status: 200, data: true })
    expect(await client.rpc('may_write', {}, { get: true })).toMatchObject({ status: 200, data: true })
    expect(await client.rpc('may_write', {}, { head: true })).toMatchObject({ status: 200, data: null })
    expect(await client.rpc('content_basis', {}, { get: true })).toMatchObject({ status: 200, data: {} })
  })

  it.each<[what: string, a: unknown, type: string]>([
    ['an object', { one: [1, { two: null }] }, 'object'],
    ['a list', ['a', 1], 'array'],
    ['a number', 1.5, 'number'],
    ['a boolean', false, 'boolean'],
    ['a string', 'hello', 'string'],
    ['a string that looks like JSON', '{"one": 1}', 'string'],
  ])('receive %s as JSON', async (_what, a, type) => {
    const { data, error } = await client.rpc(jsonTypes, { a, b: a, label: '{"one": 1}' })
    expect(error).toBeNull()
    expect(data).toEqual({ a, 'type of a': type, 'type of b': type, label: '{"one": 1}' })
  })

  it('parse JSON from the query string of a GET', async () => {
    const args = { a: '{"one": 1.50}', b: '"hello"', label: 'a label' }
    const { data } = await client.rpc(jsonTypes, args, { get: true }).throwOnError()
    expect(data).toEqual({ a: { one: 1.5 }, 'type of a': 'object', 'type of b': 'string', label: 'a label' })
    const refused = await client.rpc(jsonTypes, { ...args, a: 'hello' }, { get: true })
    expect(refused).toMatchObject({ status: 400, error: { code: '22P02' } })
  })

  it('receive text from the query string of a GET unchanged', async () => {
    const ask = (args: object) => client.rpc(texts, args, { get: true })
    for (const a_text of ['true', 'null', '007', '1.50', ' x ', '"x"', '{"one": 1}']) {
      expect((await ask({ a_text, a_truth: 'true', a_number: '9007199254740993' })).data).toEqual({
        a_text,
        a_truth: true,
        a_number: '9007199254740993',
      })
    }
    expect((await ask({ a_text: '', a_truth: 'false', a_number: '1' })).data).toMatchObject({
      a_truth: false,
    })
  })

  it('are called by HEAD with arguments, and answer like GET without the body', async () => {
    const args = { up_to: 5 }
    expect(await client.rpc(numbers, args, { head: true, count: 'exact' })).toMatchObject({
      status: 200,
      count: 5,
      data: null,
      error: null,
    })
    const page = client.rpc(numbers, args, { head: true, count: 'exact' }).range(1, 2)
    expect(await page).toMatchObject({ status: 206, count: 5 })
    // A refused HEAD request has no body either.
    expect((await client.rpc(numbers, { up_to: 'many' }, { head: true })).status).toBe(400)
  })

  it('that can be called by GET, according to their names, only read', async () => {
    const sql = connectDatabase(site)
    try {
      const functions = await sql<{ name: string; changes: boolean }[]>`
        select proname as name, provolatile = 'v' as changes from pg_proc
        where pronamespace = 'public'::regnamespace and (proname ~ '^may_' or proname ~ '^(content|release)_')`
      expect(functions.length).toBeGreaterThan(5)
      expect(functions.filter(({ changes }) => changes)).toEqual([])
    } finally {
      await sql.end()
    }
  })

  it('that write are not called by GET', async () => {
    const { status, error } = await client.rpc('undo_content', { step: 'x' }, { get: true })
    expect({ status, code: error?.code }).toEqual({ status: 405, code: '405' })
  })

  it('return one value, which counts as one row', async () => {
    const moment = '2020-01-01'
    const answer = await client.rpc('content_since', { moment }, { count: 'exact' })
    expect(answer).toMatchObject({ status: 200, data: [], count: 1 })
  })

  it('report the duplicate key if the database names it', async () => {
    await client.rpc(addAsOwner, { content_key: 'taken' }).throwOnError()
    expect(await client.rpc(addAsOwner, { content_key: 'taken' })).toMatchObject({
      status: 409,
      error: { code: '23505', details: 'Key (content_key)=(taken) already exists.' },
    })
  })

  it('fail with 400 as with PostgREST: the client is told its errors, which are never logged', async () => {
    for (const state of ['P0001', '23514', '0A000', '44000']) {
      expect(await client.rpc(fails, { state })).toMatchObject({
        status: 400,
        error: { code: state, message: 'It failed', hint: 'Do not call it' },
      })
      expect((await client.rpc(fails, { state }, { head: true })).status).toBe(400)
      expect(logged()).not.toContain(state)
    }
  })

  it.each([
    [401, ['PT401']],
    [403, ['28000', '0L000', '0P000']],
    [404, ['42883']],
    [405, ['25006']],
    [409, ['23503', '23505']],
    [500, ['09000', '21000', '25001', '2D000', '38000', '39000', '3B000', '40001', '42P17']],
    [500, ['53400', '54000', '55000', '57000', '58000', 'F0000', 'HV000', 'P0002', 'XX000']],
    [503, ['53000', '53200']],
  ])(
    'fail with %i as with PostgREST, and only what is the server’s fault is logged: %j',
    async (status, states) => {
      for (const state of states) {
        expect(await client.rpc(fails, { state })).toMatchObject({
          status,
          error: { code: state, message: 'It failed' },
        })
        if (status >= 500)
          await expect
            .poll(() => site.server.output)
            .toContain(`The backend could not answer a request (${state})`)
        else expect(logged()).not.toContain(state)
      }
    },
  )

  it.each(['08006', '53100', '53300', '57014', '57P01'])(
    'fail as if the database itself had failed: %s',
    async (state) => {
      expect(await client.rpc(fails, { state })).toMatchObject({
        status: 503,
        error: { code: 'PT503' },
      })
    },
  )

  it('fail with 400 if a statement without a filter is refused by the database', async () => {
    const text = 'UPDATE requires a WHERE clause'
    expect(await client.rpc(fails, { state: '21000', text })).toMatchObject({ status: 400 })
  })

  it.each([
    ['an unknown function', 'nothing', {}, 404, 'PGRST202'],
    ['unknown arguments', 'content_since', { nothing: 1 }, 404, 'PGRST202'],
    ['an argument of another type', 'content_since', { moment: 'nonsense' }, 400, '22007'],
  ])('are refused: %s', async (_what, name, args, status, code) => {
    expect(await client.rpc(name, args)).toMatchObject({ status, error: { code } })
  })
})
