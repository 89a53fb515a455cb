// Many strangers guess passwords: they are logged, and do not lock out an operator who has signed in before.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccounts, password } from '#testing/accounts.ts'
import { startServer, type TestServer } from '#testing/server.ts'

const email = 'operator@example.com'
const otherEmails = ['a@example.com', 'b@example.com', 'c@example.com']
const colleague = 'colleague@example.com'
/** The addresses from which the operator has and has not signed in before. */
const office = '192.0.2.1'
const hotel = '192.0.2.2'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' } })
  await addAccounts(server, [email, colleague, ...otherEmails], [email])
})
afterAll(() => server?.stop())

async function signIn(address: string, credentials: { email: string; password: string }) {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify(credentials),
  })
  const { msg } = (await response.json()) as { msg?: string }
  return { status: response.status, msg }
}

it('is logged once a minute for each address, without the account and the password', async () => {
  for (let i = 0; i < 5; i++) await signIn('198.51.100.1', { email, password: 'a wrong password' })
  await signIn('198.51.100.2', { email, password: 'a wrong password' })
  const failures = () =>
    server.output
      .split('\n')
      .filter((line) => line.includes('sign-ins'))
      .map((line) => JSON.parse(line))
  const line = (address: string) => ({
    time: expect.any(String),
    level: 'warn',
    message: 'Failed sign-ins',
    request: expect.any(String),
    address,
    count: 1,
  })
  await expect.poll(failures).toEqual([line('198.51.100.1'), line('198.51.100.2')])
  for (const secret of [email, 'a wrong password']) expect(server.output).not.toContain(secret)
})

it('locks an account for strangers, but not for an address that signed in before', async () => {
  expect(await signIn(office, { email, password })).toMatchObject({ status: 200 })
  for (let i = 0; i < 20; i++) await signIn(`203.0.113.${i}`, { email, password: 'a wrong password' })
  expect(await signIn(hotel, { email, password })).toEqual({
    status: 429,
    msg: expect.stringContaining('for this account'),
  })
  expect(await signIn(office, { email, password })).toMatchObject({ status: 200 })
})

it('reserves capacity for an address that signed in before, while strangers use all of theirs', async () => {
  const strangers = Array.from({ length: 45 }, (_, i) =>
    signIn(`10.0.0.${i}`, { email: otherEmails[i % 3] ?? '', password: 'a wrong password' }),
  )
  const known = Array.from({ length: 4 }, () => signIn(office, { email, password }))
  expect((await Promise.all(known)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await Promise.all(strangers)).map(({ msg }) => msg)).toContainEqual(
    expect.stringContaining('sign-ins in progress'),
  )
})

it('an address that has only asked for the methods is not known', async () => {
  expect(await signIn(office, { email, password })).toMatchObject({ status: 200 })
  const headers = { apikey: server.publishableKey }
  // One more than the known addresses that are kept.
  for (let i = 0; i < 1001; i++) {
    const from = { ...headers, 'x-forwarded-for': `10.1.${i >> 8}.${i & 255}` }
    const response = await fetch(`${server.url}/auth/v1/token`, { method: 'OPTIONS', headers: from })
    expect(response.ok).toBe(true)
  }
  for (let i = 0; i < 20; i++) await signIn(`10.2.0.${i}`, { email, password: 'a wrong password' })
  expect(await signIn(office, { email, password })).toMatchObject({ status: 200 })
})

it('limits an address that signed in before like any other', async () => {
  const branch = '192.0.2.3'
  expect(await signIn(branch, { email: colleague, password })).toMatchObject({ status: 200 })
  let failures = 0
  while ((await signIn(branch, { email: colleague, password: 'a wrong password' })).status === 400) failures++
  expect(failures).toBe(20 - 1)
})
