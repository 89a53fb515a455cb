import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { temporaryDirectory } from '#testing/temporary.ts'
import { visitorMessage } from '#testing/visitor-message.ts'
import { createDelivery } from './deliver.ts'
import type { CallInbox } from './inbox-database.ts'
import { openSpool } from './spool.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Waits for something, without the pauses between two attempts. */
const eventually = (check: () => void) =>
  vi.waitFor(() => {
    vi.advanceTimersByTime(5000)
    check()
  })

/** A delivery from a disk that refuses to remove files while `isReadOnly`. A real one would not refuse that to root. */
async function openDelivery() {
  const { path, remove } = temporaryDirectory()
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  const disk = { isReadOnly: true, refused: [] as string[] }
  const onDisk = await openSpool(path, log)
  const spool: typeof onDisk = {
    ...onDisk,
    async remove(id) {
      if (!disk.isReadOnly) return onDisk.remove(id)
      disk.refused.push(id)
      throw Object.assign(new Error('read-only'), { code: 'EROFS', syscall: 'unlink' })
    },
  }
  const database = { isDown: false, stored: [] as string[] }
  const call = async (name: string, { message_id = '' }) => {
    if (database.isDown) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
    if (name === 'inbox_complete') database.stored.push(message_id)
  }
  const onDelivered = vi.fn()
  const delivery = createDelivery(spool, call as CallInbox, { log, onDelivered })
  return {
    disk,
    database,
    onDelivered,
    delivery,
    log: () => lines.map((line) => JSON.parse(line)),
    files: () => readdirSync(join(path, 'inbox')),
    async add() {
      const id = randomUUID()
      await spool.add({ ...visitorMessage, id })
      return id
    },
    async end() {
      await delivery.stop()
      remove()
    },
  }
}

it('stores each message once while their files cannot be removed, also those that come later', async () => {
  const { disk, database, onDelivered, delivery, files, add, end } = await openDelivery()
  const ids = [await add(), await add()]
  delivery.start()
  await eventually(() => expect(disk.refused.length).toBeGreaterThan(3))
  ids.push(await add())
  await eventually(() => expect(new Set(disk.refused)).toEqual(new Set(ids)))
  expect(database.stored).toEqual(ids)
  expect(onDelivered).toHaveBeenCalledTimes(3)
  expect(files()).toHaveLength(3)

  disk.isReadOnly = false
  await eventually(() => expect(files()).toEqual([]))
  await end()
  expect(database.stored).toEqual(ids)
  expect(onDelivered).toHaveBeenCalledTimes(3)
})

it('says once whether the database or the disk is the problem, and when it is over', async () => {
  const { disk, database, delivery, log, add, end } = await openDelivery()
  database.isDown = true
  await add()
  delivery.start()
  await eventually(() => expect(log()).toHaveLength(1))
  database.isDown = false
  await eventually(() => expect(disk.refused.length).toBeGreaterThan(2))
  disk.isReadOnly = false
  await eventually(() => expect(log()).toHaveLength(3))
  await end()
  const stored = expect.stringMatching(
    /^Messages are in the database, but their files .* cannot be removed\./,
  )
  expect(log()).toMatchObject([
    { message: expect.stringMatching(/^Messages cannot be stored /), messages: 1, reason: 'ECONNREFUSED' },
    { message: stored, messages: 1, reason: 'EROFS' },
    { message: 'All messages are in the database, and none is left on disk.' },
  ])
})
