// Runs `npm run build:static` without npm.
import { root } from '#testing/root.ts'
import { runNode, siteEnvironment } from '#testing/run-node.ts'

export const buildStatic = (folder: string, env: Record<string, string>) =>
  runNode(['scripts/build-static.ts', folder], {
    cwd: root,
    env: siteEnvironment({ NODE_ENV: 'production', ...env }),
  })
