// What slow tests need besides the dependencies of the site (tests/programs/package.json): older PostgreSQL releases,
// and Supabase's command-line tool.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Binaries, binariesOf, findBinaries, majorVersion } from '#backend/database/binaries.ts'

export const programs = new URL('../tests/programs/', import.meta.url)

/** Major versions: older hosted projects use 15, newer ones 17. */
export const everyPostgres = ['15', '17', majorVersion]

/** The default PostgreSQL version of tests: `TEST_POSTGRES` can name another major version. */
export const testedPostgres = process.env.TEST_POSTGRES || majorVersion

/** @throws if that version is not installed */
export function postgresBinaries(version: string): Binaries {
  if (version === majorVersion) return findBinaries()
  if (!existsSync(new URL('node_modules', programs)))
    throw new Error(`PostgreSQL ${version} is not installed. Run "node scripts/setup.mjs programs".`)
  return binariesOf(createRequire(programs).resolve(`postgres-${version}`))
}
