import { afterAll, afterEach, beforeEach } from 'vitest'
import { startServer, type TestServer } from '#testing/server.ts'

/**
 * Gives each test a server: the one that the test before has left running, since a start takes more than two seconds of a
 * processor. After a failed test it is a new one.
 */
export function reuseServer(give: (server: TestServer) => void): void {
  let current: TestServer | undefined
  beforeEach(async () => {
    current ??= await startServer()
    give(current)
  })
  afterEach(async ({ task }) => {
    const { exitCode = 0, signalCode } = current?.process ?? {}
    if (task.result?.state !== 'fail' && exitCode === null && signalCode === null) return
    await current?.stop()
    current = undefined
  })
  afterAll(() => current?.stop())
}
