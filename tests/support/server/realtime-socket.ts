// Sockets for attacks through Realtime. Each is closed when its test ends.
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import WebSocket, { type ClientOptions } from 'ws'
import type { Target } from './target.ts'

/** A server with sockets, and the key that opens them. */
type SocketServer = Pick<Target, 'server' | 'key'>

/**
 * Starts to open a socket.
 * @param path including the query
 */
export function startSocket(target: SocketServer, path: string, options: ClientOptions = {}): WebSocket {
  const socket = new WebSocket(target.server.url.replace('http', 'ws') + path, options)
  onTestFinished(() => socket.terminate())
  return socket
}

/** Opens a socket, and waits until it is open. */
export async function openSocket(target: SocketServer): Promise<WebSocket> {
  const socket = startSocket(target, `/realtime/v1/websocket?vsn=2.0.0&apikey=${target.key}`)
  await once(socket, 'open')
  return socket
}

type Frame = [string | null, string | null, string, string, unknown]

/**
 * Sends a message and waits for its reply.
 * @throws if the socket is closed before that
 */
export function askSocket(
  target: Pick<Target, 'inputs'>,
  socket: WebSocket,
  topic: string,
  event: string,
  payload: unknown,
): Promise<unknown> {
  const ref = `${++target.inputs}`
  return new Promise((resolve, reject) => {
    socket.once('close', reject)
    socket.on('message', function look(data) {
      const [, answered, , , answer] = JSON.parse(String(data)) as Frame
      if (answered !== ref) return
      socket.off('message', look).off('close', reject)
      resolve(answer)
    })
    socket.send(JSON.stringify(['1', ref, topic, event, payload]))
  })
}
