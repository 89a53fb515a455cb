import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createLimits } from '#backend/limits/limits.ts'
import { createSignInRules } from './sign-in-rules.ts'

it('checks 12 passwords of strangers at a time, and 16 together with those of known addresses', async () => {
  const passwords: (() => void)[] = []
  const { answer } = createSignInRules({
    limits: createLimits(['127.0.0.1']),
    log: { info() {}, warn() {}, error() {} },
    fetch: () => new Promise((resolve) => passwords.push(() => resolve(Response.json({})))),
  })
  let accounts = 0
  const signIn = async (address: string) => {
    const request = { socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': address } }
    const body = JSON.stringify({ email: `${accounts++}@example.com` })
    const { status } = await answer(
      request as unknown as IncomingMessage,
      new Request('http://localhost', { method: 'POST', body }),
    )
    return status
  }
  const known = signIn('192.0.2.1')
  await vi.waitFor(() => expect(passwords).toHaveLength(1))
  passwords.pop()?.()
  expect(await known).toBe(200)

  const strangers = Array.from({ length: 20 }, (_, n) => signIn(`198.51.100.${n}`))
  await vi.waitFor(() => expect(passwords).toHaveLength(12))
  const others = Array.from({ length: 8 }, () => signIn('192.0.2.1'))
  await vi.waitFor(() => expect(passwords).toHaveLength(16))
  for (const finish of passwords) finish()
  const refused = async (signIns: Promise<number>[]) =>
    (await Promise.all(signIns)).filter((status) => status === 429).length
  expect(await refused(strangers)).toBe(8)
  expect(await refused(others)).toBe(4)
})
