import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a directory of its own for a test, which is removed at the latest when the tests end. */
export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'website-test-'))
  const remove = () => {
    process.removeListener('exit', remove)
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  process.once('exit', remove)
  return { path, remove }
}
