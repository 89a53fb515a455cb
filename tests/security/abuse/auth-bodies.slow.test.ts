// Bodies that Auth does not expect are refused in the same way whether or not an account exists, and never cause a 500.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({ ADMIN_ACCESS: 'operators', TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => target?.server.stop())

const bodies = (email: string) => [
  ...[12345678, null, true, [], {}, ['x']].map((password) => ({ email, password, data: { marker } })),
  ...[1, {}, [email], `${email}\0`, `${email}${'x'.repeat(255)}`].map((odd) => ({
    email: odd,
    password: 'x',
  })),
  { email, password: 'x', phone: 5 },
  { email, password: 'x', data: 'x' },
  { email, password: 'x', data: { half: '\ud800' } },
  { email, password: 'x', refresh_token: 7, auth_code: {}, code_verifier: [] },
  ...[null, 5, 'x', [email], true],
]

const calls = [
  ['POST', 'token?grant_type=password'],
  ['POST', 'token?grant_type=refresh_token'],
  ['POST', 'token?grant_type=pkce'],
  ['POST', 'signup'],
  ['PUT', 'user'],
  ['POST', 'logout'],
] as const

it.each(calls)('%s %s with bodies of the wrong shape', async (method, path) => {
  const send = async (email: string, token = '') => {
    const answers: { status: number; body: string }[] = []
    for (const body of bodies(email)) {
      const { status, body: said } = await target.call(`/auth/v1/${path}`, {
        method,
        body: JSON.stringify(body),
        headers: target.fromNewAddress(),
        ...(token && { token }),
      })
      answers.push({ status, body: said })
    }
    return answers
  }
  const known = await send('user@example.com')
  expect(known).toEqual(await send('nobody@example.com'))
  expect(new Set(known.map(({ status }) => status))).toEqual(new Set([400]))
  expect(new Set((await send('user@example.com', target.user)).map(({ status }) => status))).toEqual(
    new Set([400]),
  )
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(250)
})
