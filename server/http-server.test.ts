import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createHttpServer, limitBodyTime } from './http-server.ts'

it('waits 10 s for the head of a request, and 30 s for all of it', () => {
  expect(createHttpServer(new Headers())).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
})

it('answers that a body came too slowly, while an upload may take longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = createHttpServer(new Headers({ 'X-Content-Type-Options': 'nosniff' }))
  const aborted: unknown[] = []
  server.on(
    'request',
    limitBodyTime(
      server,
      (request) => void request.once('error', (error) => aborted.push(error)).resume(),
      ({ url }) => url === '/upload',
    ),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    vi.useRealTimers()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const begin = async (path: string) => {
    const socket = connect(port, '127.0.0.1')
    const arrived = once(server, 'request')
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf`)
    await arrived
    return socket
  }
  const upload = await begin('/upload')
  const slow = await begin('/rest/v1/website_content')
  const answer = text(slow)

  vi.advanceTimersByTime(29_999)
  expect([slow.readyState, upload.readyState]).toEqual(['open', 'open'])
  vi.advanceTimersByTime(1)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*x-content-type-options: nosniff/is)
  // The handler learns that the client is gone, which is not an error of the server.
  await vi.waitFor(() => expect(aborted).toHaveLength(1))
  expect(upload.readyState).toBe('open')
})
