import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Begins the name of every temporary directory of a test run. */
export const temporaryPrefix = () => `website-test-${process.env.TEST_RUN ?? process.pid}-`

const removeAtExit = new Set<() => void>()
process.on('exit', () => {
  for (const remove of removeAtExit) remove()
})

/** Creates a temporary directory for a test. It is removed when the tests end, at the latest. */
export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), temporaryPrefix()))
  const remove = () => {
    removeAtExit.delete(remove)
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  removeAtExit.add(remove)
  return { path, remove }
}
