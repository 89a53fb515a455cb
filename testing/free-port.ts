import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Whoever asks for any free port gets one from 32768 (Linux) or 49152 (macOS) on, and so does each outgoing connection. These
 * stay free until they are used, and once closed they can be opened again.
 */
const [first, end] = [20_000, 32_768]

/** In turn, from a place of its own in each process, so that two processes hardly try the same. */
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
