// Runs `npm run build:static` without npm.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export async function buildStatic(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/build-static.ts', folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output, errors }
}
