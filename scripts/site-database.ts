// Finds the database that `npm run backup`, `npm run restore` and `npm run move` work on.
import { warnOfMove } from '#backend/backup/move-note.ts'
import { type Config, parseConfig } from '#server/config.ts'
import { StartupError } from '#server/startup-error.ts'

/**
 * Finds the database of this installation. Warns if it was moved, and this is still the old one.
 * @throws {StartupError} if SUPABASE_URL is set: then this installation has no database of its own
 */
export async function locateDatabase(): Promise<Pick<Config, 'dataDir' | 'databaseUrl'>> {
  // A hosted project is backed up over its connection string, even if `.env` has the settings of its site.
  const hosted = process.env.DATABASE_URL?.trim()
    ? { SUPABASE_URL: '', SUPABASE_ANON_KEY: '', INBOX: '' }
    : {}
  const config = parseConfig({ ...process.env, ...hosted })
  if (config.hosted)
    throw new StartupError(
      'This command needs a database, and SUPABASE_URL names a hosted project. To back up, restore or move its texts, ' +
        'history, releases and messages, set DATABASE_URL to its connection string instead. A hosted project also has ' +
        'backups of its own: see https://supabase.com/docs/guides/platform/backups.',
    )
  if (!config.databaseUrl) await warnOfMove(config.dataDir, console.error)
  return config
}
