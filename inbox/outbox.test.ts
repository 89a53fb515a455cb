import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { visitorMessage } from '#testing/visitor-message.ts'
import type { CallInbox } from './inbox-database.ts'
import { createOutbox } from './outbox.ts'

/** @returns why a mail to a server that greets like this fails: as publishers read it, and as the log has it */
async function failureAt(greeting?: string) {
  const server = createServer((socket) => socket.on('error', () => {}).end(greeting ?? ''))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  if (greeting === undefined) server.close()
  const lines: string[] = []
  const waiting = [visitorMessage]
  const noted = Promise.withResolvers<string | null>()
  const call = async (name: string, args: { error?: string }) => {
    if (name === 'inbox_take_mail') return waiting.pop() ?? null
    noted.resolve(args.error ?? null)
  }
  const outbox = createOutbox({
    mail: { smtpUrl: `smtp://user:secret@127.0.0.1:${port}`, to: 'web@example.org' },
    call: call as CallInbox,
    origin: 'https://www.example.org',
    log: createLog({ write: (line) => lines.push(line) }),
  })
  outbox.send()
  const error = await noted.promise
  await outbox.stop()
  server.close()
  return { error: error?.replace(`${port}`, 'PORT'), reason: JSON.parse(`${lines}`).reason }
}

it('says why a mail server cannot be reached', async () => {
  expect(await failureAt()).toEqual({ error: 'connect ECONNREFUSED 127.0.0.1:PORT', reason: 'ECONNREFUSED' })
})

it('says on one line what a mail server answers, but not in the log', async () => {
  expect(await failureAt('554-Go\x07 away:\r\n554 ada@example.com\r\n')).toEqual({
    error: '554-Go away: 554 ada@example.com',
    reason: 'EPROTOCOL',
  })
  expect((await failureAt(`554 ${'long '.repeat(100)}\r\n`)).error).toHaveLength(200)
})
