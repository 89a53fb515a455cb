// The keys of this installation: the publishable key that every client sends, and the secret that signs sessions. They
// are generated at the first start and kept in the data directory; none are built in.
import { createHash, randomBytes } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileDurably } from '#server/durable-file.ts'
import { makeDirectory } from '#server/make-directory.ts'
import { parseJson } from '#server/parse-json.ts'
import { StartupError } from '#server/startup-error.ts'

const keys = z.object({
  publishableKey: z.string().startsWith('sb_publishable_'),
  jwtSecret: z.string().min(32),
})

export type Keys = z.infer<typeof keys>

/**
 * Reads `keys.json`. Creates the file, and the data directory, if they are missing: with `DATABASE_URL`, `npm run
 * operator` may run before the first start.
 * @throws {StartupError} if the file does not contain keys
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const path = join(dataDir, 'keys.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EISDIR') return '' // Docker mounts a directory in place of a missing file
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) {
    const made = { publishableKey: `sb_publishable_${secret(18)}`, jwtSecret: secret(48) }
    try {
      makeDirectory(dataDir)
      await writeFileDurably(path, `${JSON.stringify(made, undefined, 2)}\n`)
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      throw new StartupError(
        `${path} cannot be written (${code}). Free some disk space, or let this user write to its directory.`,
        { cause },
      )
    }
    return made
  }
  const { data } = keys.safeParse(parseJson(text))
  if (!data)
    throw new StartupError(
      `${path} is damaged. Restore it, or delete it to get new keys (operators may have to sign in again).`,
    )
  await chmod(path, 0o600) // a restored file may be readable for everyone
  return data
}

/** A fingerprint by which processes on one database compare their keys. It reveals nothing about them. */
export const keyFingerprint = ({ publishableKey, jwtSecret }: Keys) =>
  createHash('sha256').update(publishableKey).update(jwtSecret).digest('hex').slice(0, 16)

const secret = (bytes: number) => randomBytes(bytes).toString('base64url')
