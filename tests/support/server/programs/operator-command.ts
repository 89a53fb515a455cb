// Runs `npm run operator` as an administrator does, but without npm.
import { fileURLToPath } from 'node:url'
import { runNode } from '#testing/run-node.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * @param input what is typed or piped into it
 * @param cwd the folder of the site
 */
export const runOperator = (args: string[], env: Record<string, string>, input = '', cwd = root) =>
  runNode(['scripts/operator.ts', ...args], { cwd, env: { ...process.env, ...env } }, input)
