// The operator command against a stand-in for a hosted project. It manages accounts like Auth's admin API, and lists
// operators with the functions of our migrations, called with the role of a service key.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase, startSite, type TestSite } from '#tests/support/server/databases.ts'
import { runOperator } from '#tests/support/server/programs/operator-command.ts'

const serviceKey = 'a-service-key'
const email = 'anna@example.com'
let site: TestSite
let sql: Sql
let project: Server
let passwords: Record<string, string>
let lacksFunctions = false

interface Body extends Record<string, string | boolean | undefined> {
  email?: string
  password?: string
  email_confirm?: boolean
}

async function answer(path: string, body: Body): Promise<[number, unknown]> {
  const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path) ?? []
  if (name && lacksFunctions) return [404, { code: 'PGRST202', message: `No function ${name}` }]
  if (name) {
    const result = await sql.begin(async (transaction) => {
      await transaction`set local role service_role`
      const named = Object.keys(body).map((argument, i) => `${argument} => $${i + 1}`)
      return transaction.unsafe(`select * from public.${name}(${named})`, Object.values(body) as string[])
    })
    return [200, name === 'list_operators' ? result : Object.values(result[0] ?? {})[0]]
  }
  const [, id] = /^\/auth\/v1\/admin\/users(?:\/(.+))?$/.exec(path) ?? []
  if (!path.startsWith('/auth/v1/admin/users')) return [404, { message: path }]
  const confirmed = body.email_confirm ? new Date() : null
  if (id) {
    passwords[id] = body.password ?? ''
    await sql`
      update auth.users set email_confirmed_at = coalesce(${confirmed}, email_confirmed_at) where id = ${id}`
    return [200, { id }]
  }
  const [user] = await sql`
    insert into auth.users (id, email, email_confirmed_at)
    values (gen_random_uuid(), ${body.email ?? ''}, ${confirmed}) returning id`
  passwords[user?.id] = body.password ?? ''
  return [200, { id: user?.id, email: body.email }]
}

beforeAll(async () => {
  site = await startSite({ ADMIN_ACCESS: 'operators' })
  sql = connectDatabase(site)
  passwords = {}
  project = createServer(async (request, response) => {
    const isService = request.headers.apikey === serviceKey
    const body = request.method === 'GET' ? {} : ((await json(request)) as Body)
    const [status, value] = isService
      ? await answer(request.url ?? '', body).catch((error): [number, unknown] => [
          500,
          { message: `${error}` },
        ])
      : [401, { message: 'Invalid API key' }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value ?? null))
  })
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  project?.closeAllConnections()
  project?.close()
  await sql?.end()
  await site?.stop()
})

const run = (args: string[], input = '', key = serviceKey) => {
  const { port } = project.address() as AddressInfo
  const env = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SERVICE_ROLE_KEY: key }
  return runOperator(args, env, input)
}

it('adds, lists, resets and removes an operator', async () => {
  expect(await run(['add', email], 'correct horse battery')).toMatchObject({ code: 0, errors: '' })
  expect(Object.values(passwords)).toEqual(['correct horse battery'])
  expect((await run(['list'])).output).toContain(email)
  expect(await run(['reset', email], 'another horse battery')).toMatchObject({ code: 0, errors: '' })
  expect(Object.values(passwords)).toEqual(['another horse battery'])
  expect(await run(['remove', email])).toMatchObject({ code: 0, errors: '' })
  expect((await run(['list'])).output).toMatch(/^There are no operators yet/)
  expect(await run(['add', email])).toMatchObject({
    output: `${email} can now edit. The account existed, and its password has not changed. If you did not create it, run: npm run operator -- reset ${email}\n`,
  })
})

it('adds an author, and changes the role', async () => {
  const author = 'author@example.com'
  expect(await run(['add', author, '--author'], 'correct horse battery')).toMatchObject({
    code: 0,
    errors: '',
  })
  expect((await run(['list'])).output).toMatch(/^author@example\.com +author /m)
  expect(await run(['add', author])).toMatchObject({
    output: `${author} is now a publisher, no longer an author.\n`,
  })
  expect((await run(['list'])).output).toMatch(/^author@example\.com +publisher /m)
})

it('makes nobody an operator whose address nobody has confirmed, and confirms that of an operator with a new password', async () => {
  const unconfirmed = 'nobody@example.com'
  const [user] = await sql<[{ id: string }]>`
    insert into auth.users (id, email) values (gen_random_uuid(), ${unconfirmed}) returning id`
  expect(await run(['add', unconfirmed], 'correct horse battery')).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/nobody@example\.com has an account.* not confirmed.*Delete .*add/),
  })
  expect((await run(['list'])).output).not.toContain(unconfirmed)

  // As an earlier release did.
  await sql`insert into private.operators (user_id) values (${user.id})`
  expect(await run(['reset', unconfirmed], 'another horse battery')).toMatchObject({ code: 0, errors: '' })
  expect(
    await sql`select from auth.users where id = ${user.id} and email_confirmed_at > now() - interval '1 minute'`,
  ).toHaveLength(1)
})

it('reports what is missing', async () => {
  expect(await run(['list'], '', 'wrong')).toMatchObject({
    code: 1,
    errors:
      'The project refuses the key: Invalid API key. Set SUPABASE_SERVICE_ROLE_KEY to its secret key.\n',
  })
  lacksFunctions = true
  expect(await run(['list'])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      /^The project lacks the functions of this site\. Apply supabase\/migrations/,
    ),
  })
})
