// A client that requests much, reads little and leaves. Counts handles in /proc, so it needs Linux.
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '#page-server/build-files.ts'
import { filesFolder } from '#page-server/production.ts'
import { startServer, type TestServer } from '#testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const requests = 500

/** Sends requests on one connection, and leaves with the first bytes of the first response. */
async function leaveAfter(path: string): Promise<void> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(requests))
  await once(socket, 'data')
  socket.destroy()
}

const handles = () => readdirSync(`/proc/${server.process.pid}/fd`).length

it.skipIf(!existsSync('/proc/self/fd'))('leaves no file of the build open', async () => {
  const script = listFiles(filesFolder).find((name) => /^assets\/react-.*\.js$/.test(name))
  await fetch(`${server.url}/${script}`).then((response) => response.arrayBuffer())
  const before = handles()
  await leaveAfter(`/${script}`)
  // The site itself may have opened connections to its database.
  await expect.poll(handles).toBeLessThan(before + requests / 10)
})
