// Messages on disk, from the moment they are acknowledged until they are in the database. A database that is down
// delays them, and a crash loses none: a message is acknowledged once its JSON file is safely on the disk.
import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { writeFileDurably } from '#server/durable-file.ts'
import { makeDirectory } from '#server/make-directory.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Message } from './message.ts'

/** Disk space that the inbox leaves to the rest of the site, in bytes. */
const reserve = 64 * 2 ** 20
/** More waiting messages mean that the database has been down for long. */
const maxWaiting = 10_000

export interface Spool {
  /** Whether there is room for another message, and for files of this size (bytes). */
  hasRoom(bytes: number): Promise<boolean>
  /** Writes a file to disk, under a new id. @returns its size in bytes */
  saveFile(id: string, file: Readable): Promise<number>
  discardFile(id: string): Promise<void>
  /** Puts a message, and the file saved under its id, on the disk for good. */
  add(message: Message): Promise<void>
  /** @returns the ids of the messages that wait, oldest first */
  waiting(): readonly string[]
  read(id: string): Promise<Message>
  pathOfFile(id: string): string
  remove(id: string): Promise<void>
}

export const newId = (): string => randomUUID()

/**
 * Opens the spool in the folder `inbox`, and removes what requests left that never were acknowledged.
 * @param dataDir absolute
 * @throws {StartupError} if the folder cannot be created
 */
export async function openSpool(dataDir: string): Promise<Spool> {
  const directory = join(dataDir, 'inbox')
  try {
    makeDirectory(directory)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new StartupError(`${directory} cannot be used (${code}). Set DATA_DIR to another directory.`)
  }
  const names = await readdir(directory)
  const known = new Set(names.flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []))
  const pathOfMessage = (id: string) => join(directory, `${id}.json`)
  const pathOfFile = (id: string) => join(directory, `${id}.file`)
  const read = async (id: string): Promise<Message> => JSON.parse(await readFile(pathOfMessage(id), 'utf8'))
  for (const name of names) {
    const [id = ''] = name.split('.')
    if (!known.has(id) || name.endsWith('.new')) await rm(join(directory, name), { force: true })
  }
  // An unreadable file stays where it is, for a person to look at.
  const messages = (await Promise.all(Array.from(known, (id) => read(id).catch(() => [])))).flat()
  messages.sort((a, b) => (a.received_at < b.received_at ? -1 : 1))
  const waiting = new Set(messages.map(({ id }) => id))

  return {
    async hasRoom(bytes) {
      if (waiting.size >= maxWaiting) return false
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize > reserve + bytes
    },
    async saveFile(id, file) {
      await using handle = await open(pathOfFile(id), 'wx', 0o600)
      await handle.writeFile(file)
      await handle.sync()
      return (await handle.stat()).size
    },
    discardFile: (id) => rm(pathOfFile(id), { force: true }),
    async add(message) {
      await writeFileDurably(pathOfMessage(message.id), JSON.stringify(message))
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
