// Finds the database that `npm run backup`, `npm run restore` and `npm run move` work on.
import { type Config, parseConfig } from '#server/config.ts'
import { StartupError } from '#server/startup-error.ts'

/**
 * Finds the database of this installation.
 * @throws {StartupError} if SUPABASE_URL is set: then this installation has no database of its own
 */
export function locateDatabase(): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const config = parseConfig(process.env)
  if (!config.hosted) return config
  throw new StartupError(
    'This command needs a database, and SUPABASE_URL names a hosted project. To back up, restore or move its texts, ' +
      'history, releases and messages, set DATABASE_URL to its connection string instead. A hosted project also has ' +
      'backups of its own: see https://supabase.com/docs/guides/platform/backups.',
  )
}
