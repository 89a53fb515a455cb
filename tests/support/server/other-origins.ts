// Requests as they arrive from elsewhere: with any host, through proxies, and from pages of other origins.
import type { TestServer } from '#testing/server.ts'
import { sendRaw } from './raw-http.ts'
import { marker, type Target } from './target.ts'

const row = JSON.stringify({ content_key: marker, content_value: marker })
export const calls = [
  'POST /rest/v1/website_content',
  'PATCH /rest/v1/website_content?content_key=eq.one',
  'PUT /rest/v1/website_content?content_key=eq.one',
  'DELETE /rest/v1/website_content?content_key=eq.one',
  'POST /rest/v1/rpc/may_write',
  'POST /auth/v1/token?grant_type=password',
  'PUT /auth/v1/user',
]

/** Sends any Host header, unlike `request` of the target, which uses the loopback address. */
export async function statusOfCall(
  target: Target,
  line: string,
  headers: string[],
): Promise<number | undefined> {
  const head = [`${line} HTTP/1.1`, `apikey: ${target.key}`, 'Content-Type: application/json', ...headers]
  const bytes = `${head.join('\r\n')}\r\nContent-Length: ${row.length}\r\nConnection: close\r\n\r\n${row}`
  const [answer] = await target.raw(Buffer.from(bytes, 'latin1'))
  return answer?.status
}

/** Sends the head of a request with any headers. */
export async function statusOfHead(
  server: TestServer,
  line: string,
  headers: string[],
): Promise<number | undefined> {
  const head = [`${line} HTTP/1.1`, `apikey: ${server.publishableKey}`, ...headers]
  const [answer] = await sendRaw(server.url, `${head.join('\r\n')}\r\n\r\n`)
  return answer?.status
}
