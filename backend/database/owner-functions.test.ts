import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { urlTarget } from './connect.ts'
import { openOwnerFunctions } from './owner-functions.ts'

it('a connection that is lost as soon as it is open fails the call, and nothing else', async () => {
  // AuthenticationOk and ReadyForQuery, and then the database is gone (PostgreSQL, 53.7).
  const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(welcome)
      socket.once('data', () => socket.destroy())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const functions = openOwnerFunctions(urlTarget(`postgres://site@127.0.0.1:${port}/site`))
  await expect(functions.call('publish_due_releases', {})).rejects.toMatchObject({
    code: 'CONNECTION_CLOSED',
  })
  void functions.close() // waits for an answer to what it sent
  server.close()
})
