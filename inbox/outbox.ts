// Sends new messages without signs of spam to the address in INBOX_MAIL_TO. What has to be sent is in the database, which
// gives each message to one process only, so several replicas may run this at the same time.
import { createTransport, type NodemailerError } from 'nodemailer'
import type { InboxConfig } from '#server/config.ts'
import { reasonOf } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import type { CallInbox, InternalInboxFunctions } from './inbox-database.ts'
import { mailOf } from './message-mail.ts'

/** How often the database is asked for mails whose next attempt is due. */
const pollMs = 30_000
/** Longer than sending one mail can take. */
const leaseSeconds = 300
/** How long a mail server may be silent, in milliseconds. */
const silences = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

export interface Outbox {
  /** Sends what is due. */
  send(): void
  stop(): Promise<void>
}

export interface OutboxOptions {
  mail: NonNullable<InboxConfig['mail']>
  call: CallInbox
  /** The address of the site. */
  origin: string
  log: Log
  /** How long sending one mail may take, from connecting to the last answer. */
  timeoutMs?: number
}

export function createOutbox({ mail, call, origin, log, timeoutMs = 180_000 }: OutboxOptions): Outbox {
  const transport = createTransport({ url: mail.smtpUrl, ...silences })
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let isFailing = false
  let hasLostDatabase = false
  /** The result of a mail that is not in the database yet. Without it, the mail would be sent again after its lease. */
  let unnoted: InternalInboxFunctions['inbox_note_mail']['args'] | undefined
  const timer = setInterval(send, pollMs)

  return {
    send,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
      transport.close()
    },
  }

  function send() {
    isWanted = true
    if (isStopped) return
    running ??= sendAll().finally(() => {
      running = undefined
    })
  }

  async function sendAll() {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        while (!isStopped && (await sendNext())) {}
        if (hasLostDatabase) log.info('The outbox can use the database again.')
        hasLostDatabase = false
      } catch (error) {
        if (!hasLostDatabase && !isStopped)
          log.error('The outbox cannot use the database at the moment. Retrying.', {
            reason: reasonOf(error),
          })
        hasLostDatabase = true
      }
    }
  }

  /** @returns whether there was a mail to send */
  async function sendNext(): Promise<boolean> {
    await noteResult()
    const message = await call('inbox_take_mail', { lease_seconds: leaseSeconds })
    if (!message) return false
    const signal = AbortSignal.timeout(timeoutMs)
    const error = await transport.sendMail({ ...mailOf(message, { to: mail.to, origin }), signal }).then(
      () => null,
      (error: NodemailerError) => error,
    )
    if (error && !isFailing)
      log.warn('A mail about a message could not be sent. Trying again later.', {
        reason: error.originalCode ?? error.code ?? 'unknown',
      })
    isFailing = error !== null
    unnoted = { message_id: message.id, error: error && describeMailError(error) }
    await noteResult()
    return true
  }

  async function noteResult() {
    if (unnoted) await call('inbox_note_mail', unnoted)
    unnoted = undefined
  }
}

/** What publishers read beside the message: what the mail server answered, or why it could not be reached. */
const describeMailError = ({ code, response, message }: NodemailerError) =>
  (code === 'EABORT' ? 'The mail server took too long.' : response || message)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 200)
    .toWellFormed()
