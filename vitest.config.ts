import { defineConfig } from 'vitest/config'

/** Takes so long by nature: with `npm run test:long` only. */
const tenMinutes = 'tests/endurance.test.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**', 'data/**', ...(process.env.TEST_LONG ? [] : [tenMinutes])],
    // Many tests start real servers and databases, on a machine that may be busy with others.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
