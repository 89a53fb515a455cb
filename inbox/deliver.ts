// Moves messages from the spool into the database.
import { open } from 'node:fs/promises'
import { filePartBytes } from '#content-sync/inbox-message.ts'
import { reasonOf } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import { retryDelayMs } from '#server/retry-delay.ts'
import type { CallInbox } from './inbox-database.ts'
import type { Spool } from './spool.ts'

export interface Delivery {
  /** Delivers what is in the spool, unless the database has failed a moment ago. */
  start(): void
  /** Waits for the message that is being delivered. */
  stop(): Promise<void>
}

/** @param onDelivered called once for each message that is in the database */
export function createDelivery(
  spool: Spool,
  call: CallInbox,
  { log, onDelivered }: { log: Log; onDelivered: () => void },
): Delivery {
  let running = Promise.resolve()
  let isRunning = false
  let isStopped = false
  let failures = 0
  /** The problem in the last line of the log, until it is over. */
  let reported = ''
  /** Ids that are in the database, but whose files could not be removed yet. */
  const delivered = new Set<string>()
  let retry: ReturnType<typeof setTimeout> | undefined

  return { start, stop }

  function start() {
    if (isRunning || isStopped || retry) return
    isRunning = true
    running = deliverAll().finally(() => {
      isRunning = false
    })
  }

  async function stop() {
    isStopped = true
    clearTimeout(retry)
    await running
  }

  async function deliverAll() {
    for (let all = spool.waiting(); all.length > 0 && !isStopped; all = spool.waiting()) {
      let notStored = ''
      let notRemoved = ''
      for (const id of all) {
        if (isStopped) return
        try {
          await deliver(id)
        } catch (error) {
          if (delivered.has(id)) {
            notRemoved = reasonOf(error)
            continue
          }
          notStored = reasonOf(error)
          if (!concernsOneMessage(error)) break
        }
      }
      if (!notStored && !notRemoved) continue
      failures++
      const problem = notStored ? problems.notStored : problems.notRemoved
      if (problem !== reported)
        log.error(problem, { messages: spool.waiting().length, reason: notStored || notRemoved })
      reported = problem
      retry = setTimeout(() => {
        retry = undefined
        start()
      }, retryDelayMs(failures))
      return
    }
    if (failures > 0) log.info('All messages are in the database, and none is left on disk.')
    failures = 0
    reported = ''
  }

  async function deliver(id: string) {
    if (!delivered.has(id)) {
      await store(id)
      delivered.add(id)
      onDelivered()
    }
    await spool.remove(id)
    delivered.delete(id)
  }

  /** Repeats what an earlier attempt has done already, which changes nothing. */
  async function store(id: string) {
    const message = await spool.read(id)
    await call('inbox_receive', { message: JSON.stringify(message) })
    if (message.file_size !== null) await sendFile(id)
    await call('inbox_complete', { message_id: id })
  }

  async function sendFile(id: string) {
    await using file = await open(spool.pathOfFile(id))
    const buffer = Buffer.alloc(filePartBytes)
    for (let part = 0; ; part++) {
      const { bytesRead } = await file.read(buffer, 0, filePartBytes, part * filePartBytes)
      if (bytesRead === 0) return
      const data = buffer.toString('base64', 0, bytesRead)
      await call('inbox_add_file_part', { message_id: id, part, data })
    }
  }
}

const problems = {
  notStored: 'Messages cannot be stored in the database yet. They are kept on disk.',
  notRemoved:
    'Messages are in the database, but their files in DATA_DIR/inbox cannot be removed. The user who runs the site must be ' +
    'able to write to this folder.',
}

/** Whether others may still be delivered: the database refuses the data (SQLSTATE 22 and 23), or a file is unreadable. */
function concernsOneMessage(error: unknown): boolean {
  const { code, syscall = '' } = error as NodeJS.ErrnoException
  return /^2[23]/.test(code ?? '') || ['open', 'read'].includes(syscall) || error instanceof SyntaxError
}
