import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const all = ['**/*.test.{ts,tsx}']
const slow = ['**/*.slow.test.ts']
/** What is repeated on an older PostgreSQL. Tests of accounts, releases, backups and TLS take most of the time. */
const repeated = process.env.TEST_LONG
  ? ['tests/contract/**/*.test.ts', 'tests/server/move.slow.test.ts', 'tests/security/tls.slow.test.ts']
  : ['tests/contract/{,history/}*.test.ts', 'tests/server/move.slow.test.ts']
const tests = 'tests/**'
/** With `npm run test:long` only: ten minutes by nature, and what needs tests/programs. */
const long = process.env.TEST_LONG ? [] : ['tests/server/endurance.test.ts', 'tests/hosted/**']
/** For `tests/`, since they test what a company runs. React also renders in a third of the time. */
const env = { NODE_ENV: 'production' }
const none = ['**/node_modules/**', 'build/**', 'data/**', ...long]

/**
 * Tests of servers. One process for many files saves a second and a half of processor time for each, and lets some share a server. What else a
 * file changes in its process, it changes back.
 */
const ofServers = { env, isolate: false, globalSetup: 'testing/remove-temporary.ts' }

export default defineConfig({
  test: {
    projects: [
      // Next to what they test. They start no server, and one process for many files saves a third of a second for each.
      {
        extends: true,
        test: { name: 'quick unit', include: all, exclude: [...none, tests], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'quick server',
          include: ['tests/**/*.test.ts'],
          exclude: [...none, ...slow],
          ...ofServers,
        },
      },
      { extends: true, test: { name: 'slow', include: slow, exclude: none, ...ofServers } },
      // What holds on the embedded database holds on an older PostgreSQL, given as DATABASE_URL or by a hosted project.
      {
        extends: true,
        test: {
          name: 'slow PostgreSQL 17',
          include: repeated,
          exclude: none,
          ...ofServers,
          env: { ...env, TEST_POSTGRES: '17' },
        },
      },
    ],
    // One more than there are processors, because tests also wait. Each worker has servers of its own.
    maxWorkers: availableParallelism() + 1,
    // Many tests start several servers, databases and commands, on a machine that may be busy with others.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
