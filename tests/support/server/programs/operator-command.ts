// Runs `npm run operator` as an administrator does, but without npm.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * @param input what is typed or piped into it
 * @param cwd the folder of the site
 */
export async function runOperator(
  args: string[],
  env: Record<string, string>,
  input = '',
  cwd = root,
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, ['scripts/operator.ts', ...args], {
    cwd,
    env: { ...process.env, ...env },
  })
  child.stdin.on('error', () => {}) // it may end without reading its input
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output, errors }
}
