// Caches folders that take seconds to make, such as databases: each is made once and then copied, which takes a tenth of
// a second.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './root.ts'
import { temporaryDirectory } from './temporary.ts'

interface Folder {
  /** Names the kind of folder. */
  kind: string
  /** Patterns of the files from which it is made. After a change in one of them it is made anew. */
  sources: readonly string[]
  /** Makes it at a path that does not exist. */
  make(path: string): Promise<void>
}

/** Copies a folder to a path that does not exist, in a folder that does. */
export async function copyCached({ kind, sources, make }: Folder, to: string): Promise<void> {
  const cache = join(root, 'node_modules/.cache', kind)
  const made = join(cache, digestOf(sources))
  if (!existsSync(made)) {
    const { path, remove } = temporaryDirectory()
    await make(join(path, kind))
    keep(join(path, kind), made, cache)
    remove()
  }
  copy(made, to)
}

/** Copies a folder into the cache, and removes those that were made from older sources. Each takes some 40 MB. */
function keep(folder: string, made: string, cache: string): void {
  const unfinished = `${made}.${process.pid}`
  mkdirSync(cache, { recursive: true })
  copy(folder, unfinished)
  try {
    renameSync(unfinished, made)
    const others = readdirSync(cache).filter((name) => !name.startsWith(basename(made)))
    for (const name of others) rmSync(join(cache, name), { recursive: true, force: true })
  } catch (error) {
    // Another process made it first.
    if (!existsSync(made)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

/** Preserves owners and times, unlike `cpSync`. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

function digestOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(String(process.getuid?.()))
  for (const file of globSync(sources, { cwd: root }).sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
