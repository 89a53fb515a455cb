import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * For "any free port" and for outgoing connections, the system takes ports from 32768 (Linux) or 49152 (macOS) on. It never takes
 * one of these, so a test can close its port and open it again.
 */
const [first, end] = [20_000, 32_768]

/** Each process begins with another port and goes on in turn, so two of them hardly ever try the same one. */
let next = first + ((process.pid * 397) % (end - first))

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = next
    next = port + 1 < end ? port + 1 : first
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
