import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setInterval } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { expect, it, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { visitorMessage } from '#testing/visitor-message.ts'
import type { CallInbox } from './inbox-database.ts'
import { createOutbox } from './outbox.ts'

/** @returns why a mail to a server that answers like this fails: as publishers read it, and as the log has it */
async function failureAt(answer?: (socket: Socket) => void, timeoutMs = 60_000) {
  const server = createServer((socket) => answer?.(socket.on('error', () => {})))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  if (!answer) server.close()
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
    timeoutMs,
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
  expect(await failureAt((socket) => socket.end('554-Go\x07 away:\r\n554 ada@example.com\r\n'))).toEqual({
    error: '554-Go away: 554 ada@example.com',
    reason: 'EPROTOCOL',
  })
  const { error } = await failureAt((socket) => socket.end(`554 ${'long '.repeat(100)}\r\n`))
  expect(error).toHaveLength(200)
  const cut = await failureAt((socket) => socket.end(`554 a${'😀'.repeat(100)}\r\n`))
  expect(cut.error).toMatch(/^554 a(😀){97}\ufffd$/u)
})

it('gives up on a mail server that goes on answering without an end', async () => {
  const answerSlowly = async (socket: Socket) => {
    socket.write('220 Welcome\r\n250-')
    for await (const byte of setInterval(10, 'a')) if (!socket.write(byte) || socket.destroyed) return
  }
  expect(await failureAt(answerSlowly, 200)).toEqual({
    error: 'The mail server took too long.',
    reason: 'EABORT',
  })
})

it('sends a mail once, also if the database cannot note that at first', async () => {
  let mails = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      mails++
      stream.on('end', done).resume()
    },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  // It stays there until its result is noted, as if its lease were over at once.
  const waiting = [visitorMessage]
  const results: unknown[] = []
  const call = async (name: string, args: object) => {
    if (name === 'inbox_take_mail') return waiting[0] ?? null
    if (results.push(args) === 1) refuse()
    waiting.pop()
  }
  const outbox = createOutbox({
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, to: 'web@example.org' },
    call: call as CallInbox,
    origin: 'https://www.example.org',
    log: createLog({ write() {} }),
  })
  outbox.send()
  await expect.poll(() => results.length).toBe(1)
  outbox.send()
  const sent = { message_id: visitorMessage.id, error: null }
  await expect.poll(() => results).toEqual([sent, sent])
  await outbox.stop()
  server.close()
  expect(mails).toBe(1)
})

it('says once that it cannot use the database, why, and that it can again', async () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const answers = [refuse, refuse, () => null]
  const outbox = createOutbox({
    mail: { smtpUrl: 'smtp://127.0.0.1:1', to: 'web@example.org' },
    call: (async () => answers.shift()?.()) as CallInbox,
    origin: 'https://www.example.org',
    log: createLog({ write: (line) => lines.push(line) }),
  })
  await vi.advanceTimersByTimeAsync(3 * 30_000)
  await outbox.stop()
  vi.useRealTimers()
  expect(answers).toEqual([])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'error',
      message: 'The outbox cannot use the database at the moment. Retrying.',
      reason: 'PGRST202',
    },
    { level: 'info', message: 'The outbox can use the database again.' },
  ])
})

function refuse(): never {
  throw Object.assign(new Error('No such function'), { code: 'PGRST202' })
}
