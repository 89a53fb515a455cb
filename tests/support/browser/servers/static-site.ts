// Runs `npm run build:static` without npm.
import { fileURLToPath } from 'node:url'
import { runNode } from '#testing/run-node.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export const buildStatic = (folder: string, env: Record<string, string>) =>
  runNode(['scripts/build-static.ts', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
