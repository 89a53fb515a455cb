// Messages on disk, from the moment they are acknowledged until they are in the database. A database that is down
// delays them, and a crash loses none: a message is acknowledged once its JSON file is safely on the disk.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { open, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { writeFileDurably } from '#server/durable-file.ts'
import { reasonOf } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import { makeDirectory } from '#server/make-directory.ts'
import type { Message } from './message.ts'

/** Disk space that the inbox leaves to the rest of the site. */
const reservedBytes = 64 * 2 ** 20
/** What the spool itself writes. Anything else in its folder belongs to somebody else. */
const ownFile = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?:file|json(?:\..+\.new)?)$/
const isMessage = (name: string) => ownFile.test(name) && name.endsWith('.json')
/** If more messages wait, the database has been down for a long time. */
const maxWaiting = 10_000

export interface Spool {
  /** Whether there is room for another message, and for files of this size (bytes). */
  hasRoom(bytes: number): Promise<boolean>
  /** Writes a file to disk, under a new id. @returns its size in bytes */
  saveFile(id: string, file: Readable): Promise<number>
  discardFile(id: string): Promise<void>
  /** Puts a message, and the file saved under its id, on the disk for good. If that fails, the message is not kept. */
  add(message: Message): Promise<void>
  /** @returns the ids of the messages that wait, oldest first */
  waiting(): readonly string[]
  read(id: string): Promise<Message>
  pathOfFile(id: string): string
  remove(id: string): Promise<void>
}

/** @returns how many messages wait in the folder `inbox` */
export async function countWaiting(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, 'inbox')).catch(() => [])
  return names.filter(isMessage).length
}

/**
 * Opens the spool in the folder `inbox`, and removes what is left of requests that were never acknowledged.
 * A message that cannot be read is reported, and stays where it is.
 * @param dataDir absolute
 * @throws if the folder cannot be created, or not be written to
 */
export async function openSpool(dataDir: string, log: Log): Promise<Spool> {
  const directory = join(dataDir, 'inbox')
  makeDirectory(directory)
  // Otherwise nothing could be accepted, and each start would deliver again what waits here.
  accessSync(directory, constants.W_OK)
  const names = await readdir(directory)
  const idOf = (name: string) => ownFile.exec(name)?.[1] ?? ''
  const known = new Set(names.filter(isMessage).map(idOf))
  const pathOfMessage = (id: string) => join(directory, `${id}.json`)
  const pathOfFile = (id: string) => join(directory, `${id}.file`)
  const read = async (id: string): Promise<Message> => JSON.parse(await readFile(pathOfMessage(id), 'utf8'))
  // What somebody else has put there, or has renamed, may be all that is left of a message.
  const foreign = names.filter((name) => !ownFile.test(name))
  for (const name of names) {
    const id = idOf(name)
    if (!id || foreign.some((each) => each.startsWith(id))) continue
    if (!known.has(id) || name.endsWith('.new')) await rm(join(directory, name), { force: true })
  }
  // One after another, because thousands may wait, and each may have 80 kB.
  const found: { id: string; receivedAt: string }[] = []
  for (const id of known) {
    try {
      found.push({ id, receivedAt: (await read(id)).received_at })
    } catch (error) {
      log.error('A message in the data directory cannot be read. It stays there.', {
        file: `inbox/${id}.json`,
        reason: reasonOf(error),
      })
    }
  }
  found.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1))
  const waiting = new Set(found.map(({ id }) => id))

  return {
    async hasRoom(bytes) {
      if (waiting.size >= maxWaiting) return false
      // If somebody has removed the folder. Without DATA_DIR itself, its disk may be missing, and nothing must be accepted.
      if (!existsSync(directory)) mkdirSync(directory, { mode: 0o700 })
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize > reservedBytes + bytes
    },
    async saveFile(id, file) {
      await using handle = await open(pathOfFile(id), 'wx', 0o600)
      await handle.writeFile(file)
      await handle.sync()
      return (await handle.stat()).size
    },
    discardFile: (id) => rm(pathOfFile(id), { force: true }),
    async add(message) {
      const path = pathOfMessage(message.id)
      try {
        await writeFileDurably(path, JSON.stringify(message))
      } catch (error) {
        // It may have its name already. Its file is discarded, so the next start could never deliver it.
        await rm(path, { force: true }).catch(() => {})
        throw error
      }
      waiting.add(message.id)
    },
    waiting: () => [...waiting],
    read,
    pathOfFile,
    async remove(id) {
      // In this order, because a file without a message is removed at the next start.
      await rm(pathOfMessage(id), { force: true })
      await rm(pathOfFile(id), { force: true })
      waiting.delete(id)
    },
  }
}
