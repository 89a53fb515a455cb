// Runs a script of the site with Node, as npm does, but without npm.
import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { settingNames } from '#server/config.ts'

/**
 * Returns the environment for a program of the site: that of this process, but with other settings. Its own may be
 * those of a real site, whose database a test would then use.
 */
export function siteEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.includes(name))
  return { ...Object.fromEntries(inherited), ...variables }
}

/**
 * Runs a script until it ends.
 * @param args the script and its arguments
 * @param input what is typed or piped into it
 * @returns its exit code, null if a signal ended it, and what it wrote
 */
export async function runNode(
  args: readonly string[],
  options: SpawnOptionsWithoutStdio,
  input = '',
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, args, options)
  child.stdin.on('error', () => {}) // it may end without reading its input
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output, errors }
}
