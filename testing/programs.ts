// What long tests need beside the dependencies of the site (tests/programs/package.json): older PostgreSQL releases, and Supabase's
// command-line program.
import { createRequire } from 'node:module'
import { type Binaries, binariesOf, findBinaries, majorVersion } from '#backend/database/binaries.ts'

export const programs = new URL('../tests/programs/', import.meta.url)

/** Major versions: older hosted projects have 15, newer ones 17. */
export const everyPostgres = ['15', '17', majorVersion]

/** What a test's PostgreSQL is where the test does not say: `TEST_POSTGRES` names a major version. */
export const testedPostgres = process.env.TEST_POSTGRES || majorVersion

/** @throws where that version is not installed */
export function postgresBinaries(version: string): Binaries {
  if (version === majorVersion) return findBinaries()
  return binariesOf(createRequire(programs).resolve(`postgres-${version}`))
}
