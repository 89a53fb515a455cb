// Line breaks and foreign hosts in everything from which response headers or log lines are built.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(() => target?.server.stop())

it('header injection and open redirects: line breaks and foreign hosts in paths, queries and header values', async () => {
  const breaks = ['%0d%0a', '%0a', '%0d', '%e5%98%8a%e5%98%8d', '%E2%80%A8', '%250d%250a', '%00%0d%0a']
  const starts = [
    '/CAREERS',
    '/careers/',
    '/Careers?',
    '//careers/',
    '/none',
    '/rest/v1/',
    '/rest/v1/website_content?',
    '/auth/v1/',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example/careers',
  ]
  for (const start of starts) {
    for (const end of [
      '',
      '/',
      '/..',
      ...breaks.map((text) => `${text}Set-Cookie:a=b${text}X-Injected:${marker}`),
    ]) {
      const { headers } = await target.request(`GET ${start}${end}`, [`apikey: ${target.key}`])
      expect(headers.get('set-cookie'), start + end).toBeNull()
      expect(headers.get('x-injected'), start + end).toBeNull()
      expect(headers.get('location') ?? '/', start + end).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    }
  }
})

/** Sends a forged line in a header. Node itself refuses most control characters, without a body. */
async function sendIn(name: string): Promise<void> {
  const { body } = await target.request('GET /rest/v1/website_content', [
    `apikey: ${target.key}`,
    `${name}: ${marker}\\r\\n\x9b2J\t${marker}`,
  ])
  expect(body, name).not.toBe('')
}

it('log injection: line breaks and forged lines in paths, queries, headers and bodies', async () => {
  const forged = `x%0d%0adatabase: ${marker}%0aConnected%1b[2J`
  for (const path of [
    '/',
    '/rest/v1/',
    '/rest/v1/website_content?',
    '/rest/v1/rpc/',
    '/auth/v1/',
    '/auth/v1/token?grant_type=',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await target.call(path + forged.replaceAll(' ', '%20'), { method })
      expect(answer.status).toBeLessThan(500)
    }
  }
  for (const name of [
    'User-Agent',
    'Referer',
    'Prefer',
    'Accept',
    'Authorization',
    'X-Client-Info',
    'X-Request-Id',
    'X-Forwarded-For',
  ]) {
    await sendIn(name)
  }
  const body = JSON.stringify({ email: `a@b.example\r\ndatabase: ${marker}`, password: `\n${marker}` })
  expect((await target.call('/auth/v1/token?grant_type=password', { method: 'POST', body })).status).toBe(400)
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(140)
})
