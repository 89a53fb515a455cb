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

/** @param onDelivered called after each message that is in the database */
export function createDelivery(
  spool: Spool,
  call: CallInbox,
  { log, onDelivered }: { log: Log; onDelivered: () => void },
): Delivery {
  let running = Promise.resolve()
  let isRunning = false
  let isStopped = false
  let failures = 0
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
      let failed = 0
      let reason = ''
      for (const id of all) {
        if (isStopped) return
        try {
          await deliver(id)
        } catch (error) {
          failed++
          reason = reasonOf(error)
          if (!concernsOneMessage(error)) break
        }
      }
      if (failed === 0) continue
      if (failures++ === 0)
        log.error('Messages cannot be stored in the database yet. They are kept on disk.', {
          messages: spool.waiting().length,
          reason,
        })
      retry = setTimeout(() => {
        retry = undefined
        start()
      }, retryDelayMs(failures))
      return
    }
    if (failures > 0) log.info('All messages are in the database again.')
    failures = 0
  }

  /** Repeats what an earlier attempt has done already, which changes nothing. */
  async function deliver(id: string) {
    const message = await spool.read(id)
    await call('inbox_receive', { message: JSON.stringify(message) })
    if (message.file_size !== null) await sendFile(id)
    await call('inbox_complete', { message_id: id })
    await spool.remove(id)
    onDelivered()
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

/** Whether others may still be delivered: the database refuses the data (SQLSTATE 22 and 23), or a file is unreadable. */
function concernsOneMessage(error: unknown): boolean {
  const { code, syscall = '' } = error as NodeJS.ErrnoException
  return /^2[23]/.test(code ?? '') || ['open', 'read'].includes(syscall) || error instanceof SyntaxError
}
