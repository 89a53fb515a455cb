import { defineConfig } from 'vitest/config'

/** With `npm run test:long` only: ten minutes by nature, and what needs tests/programs. */
const long = ['tests/endurance.test.ts', 'tests/hosted/**']

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**', 'data/**', ...(process.env.TEST_LONG ? [] : long)],
    // Many tests start real servers and databases, on a machine that may be busy with others.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
