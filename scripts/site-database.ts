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
    'A hosted project (SUPABASE_URL) has its own backups: see https://supabase.com/docs/guides/platform/backups. ' +
      'To back up texts, history, releases and messages, set DATABASE_URL to the project’s connection string instead of SUPABASE_URL.',
  )
}
