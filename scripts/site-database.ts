// What commands on the database of this installation share.
import { type Config, parseConfig } from '#server/config.ts'
import { StartupError } from '#server/startup-error.ts'

/**
 * Where the database of this installation is.
 * @throws {StartupError} where a hosted project has it
 */
export function locateDatabase(): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const config = parseConfig(process.env)
  if (!config.hosted) return config
  throw new StartupError(
    'A hosted project (SUPABASE_URL) has backups of its own: see https://supabase.com/docs/guides/platform/backups. ' +
      'Content and history alone: with the project’s connection string as DATABASE_URL, in place of SUPABASE_URL.',
  )
}

/** Runs a command with the arguments of this process, and says what it has done, or in one line why not. */
export function runCommand(command: (args: string[]) => Promise<string>): void {
  command(process.argv.slice(2)).then(
    (done) => console.log(done),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : 'The command failed.')
      process.exitCode = 1
    },
  )
}
