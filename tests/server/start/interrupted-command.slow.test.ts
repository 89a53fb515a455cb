// A command that is interrupted while it runs its own PostgreSQL, by other signals than Ctrl-C sends.
import { it } from 'vitest'
import { expectNothingLeft } from '#tests/support/server/programs/interrupted-command.ts'

it.each(['SIGTERM', 'SIGHUP'] as const)(
  'a command that waits for a password leaves no PostgreSQL and no socket after %s',
  expectNothingLeft,
)
