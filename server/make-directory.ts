import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a directory that only its owner can read, with those above it, unless it exists. Node's `mkdir` with `recursive`
 * never returns if nothing can be created in a directory that exists, as in /proc.
 */
export function makeDirectory(path: string): void {
  try {
    if (!existsSync(dirname(path))) makeDirectory(dirname(path))
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
