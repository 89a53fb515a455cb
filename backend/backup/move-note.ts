// The note that `npm run move` leaves in DATA_DIR. Whatever then uses the embedded database warns: somebody may have forgotten
// to set the new one. Edits would go to the old one, and backups would not have the new ones.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from 'postgres'

const noteIn = (dataDir: string) => join(dataDir, 'moved.txt')

/**
 * Replaces the note of an earlier move. It has no user and no password.
 * @param sql a connection to the database that was moved to
 */
export async function writeMoveNote(dataDir: string, { options }: Sql, isHosted: boolean): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  const settings = isHosted ? 'SUPABASE_URL and SUPABASE_ANON_KEY' : 'DATABASE_URL'
  const text =
    `On ${date}, "npm run move" copied the embedded database to the database "${options.database}" on ` +
    `${options.host.join(', ')}. To run the site on that database, set ${settings}.\n`
  try {
    // Another user, such as root, may have written the earlier one.
    await rm(noteIn(dataDir), { force: true })
    await writeFile(noteIn(dataDir), text)
  } catch {
    // As on a full disk. The move is done, and its summary says what to set.
  }
}

/** Says what the note says, if there is one. A note that cannot be read must not stop anything. */
export async function warnOfMove(dataDir: string, warn: (text: string) => void): Promise<void> {
  const note = await readFile(noteIn(dataDir), 'utf8').catch(() => '')
  if (!note) return
  warn(
    `${note.trim()} Until then, the embedded database is used. ` +
      `To go on with the embedded database, delete ${noteIn(dataDir)}.`,
  )
}
