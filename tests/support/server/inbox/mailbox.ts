// A real mail server on a free port, which keeps what it gets.
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from '#testing/free-port.ts'

export interface Mailbox {
  /** For SMTP_URL. */
  url: string
  /** What arrived, as it was sent. */
  mails: { from: string; to: string[]; source: string }[]
  /** Makes the server refuse each message, or accept it again. */
  refuse(isRefusing: boolean): void
  close(): Promise<void>
}

export async function openMailbox(port?: number): Promise<Mailbox> {
  const chosen = port ?? (await findFreePort())
  const mails: Mailbox['mails'] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((source) => {
        if (isRefusing) {
          done(Object.assign(new Error('The mailbox is full'), { responseCode: 452 }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        })
        done()
      }, done)
    },
  })
  server.on('error', () => {}) // a client that is killed
  await new Promise<void>((resolve) => server.listen(chosen, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    mails,
    refuse(refusing) {
      isRefusing = refusing
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
