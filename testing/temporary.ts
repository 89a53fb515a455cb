import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Begins the name of every temporary directory of a test run. */
export const temporaryPrefix = () => `website-test-${process.env.TEST_RUN ?? process.pid}-`

/** Creates a temporary directory for a test. It is removed when the tests end, at the latest. */
export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), temporaryPrefix()))
  const remove = () => {
    process.removeListener('exit', remove)
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  process.once('exit', remove)
  return { path, remove }
}
