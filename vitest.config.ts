import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'data/**'],
    // Many tests start real servers and databases, on a machine that may be busy with others.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
