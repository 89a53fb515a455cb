import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { reasonOf } from '#server/error-reason.ts'
import { hostedFunctions } from './hosted-functions.ts'

it.each([
  ['a database that refuses', 400, { code: '23505', message: 'a secret' }, '23505'],
  ['a gateway that refuses the key', 401, { message: 'a secret' }, 'HTTP 401'],
  ['nobody', 0, {}, 'no answer (Error: other side closed)'],
])('a call that is answered by %s fails with a reason for the log', async (_who, status, body, reason) => {
  const server = createServer((_request, response) => {
    if (status === 0) response.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const call = hostedFunctions(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key')
  const error = await call('inbox_expire', {}).catch((error: unknown) => error)
  expect(reasonOf(error)).toBe(reason)
  expect(String(error)).not.toContain('secret')
  server.close()
})
