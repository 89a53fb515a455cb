// Another release of this site, older or newer: the same code with different migrations, in its own directory.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#testing/root.ts'
import type { ServerOptions } from '#testing/server.ts'

const directory = 'supabase/migrations'

/** The migrations of this release, in order. */
export const migrations = readdirSync(join(root, directory)).sort()

/** Identical in every release, and independent of its migrations. Linked, so that Node finds most of it compiled. */
const shared = ['node_modules', 'build', 'app', 'content', 'content-sync', 'server']
/** Files that no server needs. */
const leftOut = /^(\.|data|tests|test-results|docs|bench|public|shots)/

/**
 * @param to where the release is created; the caller removes it
 * @param count how many of this release's migrations it has, from the first
 * @param more SQL of further migrations, by file name
 * @returns the command that starts it
 */
export function makeRelease(
  to: string,
  count: number,
  more: Record<string, string> = {},
): NonNullable<ServerOptions['command']> {
  mkdirSync(to)
  for (const name of readdirSync(root).filter((name) => !leftOut.test(name))) {
    if (shared.includes(name)) symlinkSync(join(root, name), join(to, name))
    else cpSync(join(root, name), join(to, name), { recursive: true })
  }
  for (const name of migrations.slice(count)) rmSync(join(to, directory, name))
  for (const [name, text] of Object.entries(more)) writeFileSync(join(to, directory, name), text)
  return { program: process.execPath, args: ['server.ts'], cwd: to }
}
