// Receives what visitors send with the forms of /contact and /careers. A message is acknowledged once it is on disk
// (spool.ts), then goes into the database (deliver.ts) and to INBOX_MAIL_TO by mail (outbox.ts).
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { formKinds } from '#content/addresses/form-kinds.ts'
import type { Site } from '#content/default-content.ts'
import { maxLengths } from '#content/max-lengths.ts'
import { positionName } from '#content/position-name.ts'
import type { InboxConfig } from '#server/config.ts'
import { discardBody, unwantedBody } from '#server/discard-body.ts'
import { reasonOf } from '#server/error-reason.ts'
import { isForeignOrigin } from '#server/foreign-origin.ts'
import type { Log } from '#server/log.ts'
import { prefersJson } from '#server/prefers-json.ts'
import { pathOf } from '#server/request-url.ts'
import { addressedSubject } from './addressed-subject.ts'
import { createDelivery } from './deliver.ts'
import { fileKind, safeFileName } from './file-kind.ts'
import { type CheckedMessage, checkFields, type FormKind, type Values } from './form-fields.ts'
import type { CallInbox } from './inbox-database.ts'
import type { Message } from './message.ts'
import { createOutbox } from './outbox.ts'
import { type FormFailure, maxBodyBytes, maxFileBytes, readForm, type SentForm } from './read-form.ts'
import { type RefusedForm, type RenderForm, sendReceipt, sendRefusal } from './responses.ts'
import { createSenderLimits, uploads } from './sender-limits.ts'
import { createSpamSigns } from './spam-signs.ts'
import type { Spool } from './spool.ts'

export interface InboxOptions {
  config: InboxConfig
  call: CallInbox
  spool: Spool
  trustedProxies: readonly string[]
  /** The address of the site. */
  origin: string
  site: () => Promise<Site>
  renderForm: RenderForm
  log: Log
}

export interface Inbox {
  /** Whether a request sends one of the forms. */
  accepts(request: IncomingMessage): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  stop(): Promise<void>
}

export function startInbox(options: InboxOptions): Inbox {
  const { config, call, spool, trustedProxies, origin, site, renderForm, log } = options
  const limits = createSenderLimits(trustedProxies)
  const spamSigns = createSpamSigns()
  const outbox = config.mail && createOutbox({ mail: config.mail, call, origin, log })
  const delivery = createDelivery(spool, call, { log, onDelivered: () => outbox?.send() })
  delivery.start()
  outbox?.send()

  return {
    accepts: ({ method, url = '' }) => method === 'POST' && formKinds.has(pathOf(url)),
    async handle(request, response) {
      const path = pathOf(request.url ?? '')
      const kind = formKinds.get(path) ?? 'message'
      try {
        const refused = await receive(kind, request)
        if (!refused) sendReceipt(request, response, path)
        else await refuse(path, request, response, refused)
      } catch (error) {
        // The visitor has gone, and nobody is left to answer.
        if (request.errored || response.destroyed) return void response.destroy()
        log.error('A message could not be saved', { reason: reasonOf(error) })
        await refuse(path, request, response, unavailable).catch(() => response.destroy())
      }
    },
    async stop() {
      // What a slow database or mail server interrupts is done again after the next start.
      const stopped = Promise.all([delivery.stop(), outbox?.stop()])
      await Promise.race([stopped, delay(stopTimeoutMs, undefined, { ref: false })])
    },
  }

  /** @returns why the form is not accepted; undefined if its message is on the disk */
  async function receive(kind: FormKind, request: IncomingMessage): Promise<RefusedForm | undefined> {
    if (isForeignOrigin(request.headers, origin) && request.headers.origin !== 'null') return fromElsewhere
    if (request.headers['sec-fetch-site'] === 'cross-site') return fromElsewhere
    if (!limits.takeRequest(request)) return tooMany
    const endUpload = kind === 'application' ? limits.takeUpload(request) : () => {}
    if (!endUpload) return unavailable
    const id = randomUUID()
    let isKept = false
    try {
      // Enough for all uploads, because others in progress have not written their files yet. Three times that, because a
      // file that is being delivered is in the spool, in the table and in the log of PostgreSQL.
      const neededBytes = kind === 'application' ? 3 * uploads.overall * maxFileBytes : 0
      if (!(await spool.hasRoom(neededBytes))) return unavailable
      const save = kind === 'application' ? (file: Readable) => spool.saveFile(id, file) : undefined
      const form = await readForm(request, save)
      if (typeof form === 'string') return failureOf(form, kind)
      const message = await toMessage(id, kind, form, request)
      if ('status' in message) return message
      try {
        await spool.add(message)
      } catch (error) {
        // If the visitor sends it again, that is not a repetition.
        spamSigns.forget(form.values, positionOf(message))
        throw error
      }
      isKept = true
      delivery.start()
      return undefined
    } finally {
      if (!isKept && kind === 'application') await spool.discardFile(id).catch(() => {})
      endUpload()
    }
  }

  async function toMessage(
    id: string,
    kind: FormKind,
    { values, file, isFileTooLarge }: SentForm,
    request: IncomingMessage,
  ): Promise<Message | RefusedForm> {
    const { checked, wrong = [] } = checkFields(kind, values)
    const subject = checked && (await subjectOf(checked, request.url ?? ''))
    if (checked && subject === undefined) wrong.push('position')
    const accepted =
      kind === 'application' && file && !isFileTooLarge && (await fileKind(spool.pathOfFile(id)))
    if (kind === 'application' && !accepted) wrong.push('file')
    if (!checked || subject === undefined || wrong.length > 0)
      return { status: isFileTooLarge ? 413 : 422, problem: 'invalid', wrong, values: shownAgain(values) }
    const bytes = Buffer.byteLength(checked.message) + (file?.size ?? 0)
    // It may take hours until there is room again, so the page offers email instead.
    if (!limits.mayKeep(request, bytes)) return { ...unavailable, values: shownAgain(values) }
    // Only now, because sending a corrected form is not a repetition.
    const signs = spamSigns.signsOf(request.headers, values, positionOf({ kind, subject }))
    return {
      id,
      kind,
      received_at: new Date().toISOString(),
      name: checked.name,
      email: checked.email,
      company: checked.company ?? '',
      subject,
      message: checked.message,
      file_name: file && accepted ? safeFileName(file.name, accepted.extension) : null,
      file_type: accepted ? accepted.type : null,
      file_size: file?.size ?? null,
      spam_signs: signs,
      spam: signs.length > 0,
      mail_state: config.mail && signs.length === 0 ? 'waiting' : 'off',
    }
  }

  /** @returns undefined if the position has been closed since the visitor chose it */
  async function subjectOf({ subject, position }: CheckedMessage, url: string): Promise<string | undefined> {
    const { services, careers } = await site()
    if (subject) return addressedSubject(subject, url, services)
    const { positions, inbox } = careers
    if (!position) return inbox?.fields.position.general
    const chosen = positions.items.find(({ id }) => id === position)
    return chosen && positionName(chosen, positions.items)
  }

  async function refuse(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    refused: RefusedForm,
  ): Promise<void> {
    const { values, wrong = [], problem, status } = refused
    if (status === 429) await delay(tooManyDelayMs)
    if (!request.complete) await discardBody(request, status === 503 ? unsavedFile : unwantedBody.patiently)
    const isRendered = values && !prefersJson(request.headers.accept) && limits.takeRendering()
    sendRefusal(
      request,
      response,
      refused,
      isRendered ? await renderForm(path, { values, wrong, problem }) : undefined,
    )
  }
}

/** How long a stop waits for the message and the mail in progress. */
const stopTimeoutMs = 1000

/** How much is read of an application that cannot be saved: all of it, so that the browser shows the reason. */
const unsavedFile = { bytes: maxBodyBytes, milliseconds: 30_000 }

/** Delay of a 429 response. Without it, the client would only send more. */
const tooManyDelayMs = 1000

/** Cuts values to what a browser lets people type, which sends a line break as two characters. A program may send more. */
const shownAgain = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.slice(0, 2 * (maxLengths[name as keyof typeof maxLengths] ?? 0)),
    ]),
  )

/** The same letter may be sent for several positions. */
const positionOf = ({ kind, subject }: Pick<Message, 'kind' | 'subject'>) =>
  kind === 'application' ? subject : ''

const tooMany: RefusedForm = { status: 429, problem: 'limit' }
const unavailable: RefusedForm = { status: 503, problem: 'unavailable' }
const fromElsewhere: RefusedForm = { status: 403, problem: 'unavailable' }

function failureOf(failure: FormFailure, kind: FormKind): RefusedForm {
  if (failure === 'malformed') return { status: 400, problem: 'unavailable' }
  if (failure === 'too slow') return { status: 408, problem: 'unavailable' }
  return { status: 413, problem: 'invalid', wrong: [kind === 'application' ? 'file' : 'message'] }
}
