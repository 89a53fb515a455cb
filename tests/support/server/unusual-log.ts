import { once } from 'node:events'
import type { TestServer } from '#testing/server.ts'

/** What every run logs. On a busy machine, requests may also be slow, and so many that some of their lines are left out. */
const usual =
  /^Creating the database| is on http|^Anyone who uses this machine can edit|^A request was slow$|^Repeated lines were left out of the log$|^Stopping \(SIGTERM\)…$|^Stopped\.$/

/** Stops a server, since its log is complete once its process has ended, and returns all unusual messages of the log. */
export async function unusualMessages(server: TestServer): Promise<string[]> {
  const closed = once(server.process, 'close')
  server.process.kill('SIGTERM')
  await closed
  const messages: string[] = server.output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).message)
  return messages.filter((message) => !usual.test(message))
}
