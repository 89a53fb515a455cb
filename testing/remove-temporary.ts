// Vitest's global setup: removes what its processes have left. They get half a second to end, which may be too short to
// kill many servers and to remove many files.
import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killProcesses, processesNaming } from './processes.ts'
import { temporaryPrefix } from './temporary.ts'

export default function setup(): () => void {
  process.env.TEST_RUN = `${process.pid}`
  return () => {
    killProcesses(processesNaming(temporaryPrefix()))
    for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(temporaryPrefix())))
      rmSync(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}
