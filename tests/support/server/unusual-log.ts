import { once } from 'node:events'
import type { TestServer } from '#testing/server.ts'

/** What every run logs. A request may also be slow if the machine is busy. */
const usual =
  /^Creating the database| is on http|^Anyone who uses this machine can edit|^A request was slow$|^Stopping \(SIGTERM\)…$|^Stopped\.$/

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
