// A proxy between a page and Realtime that can cut the connection and send messages a server may send.
import type { Page, WebSocketRoute } from '@playwright/test'

export class RealtimeLine {
  #socket: WebSocketRoute | undefined
  #join = { ref: '', topic: '' }
  #open = true
  #held: (string | Buffer)[] | undefined
  readonly #silent = new WeakSet<WebSocketRoute>()
  /** How often the page has asked to join. */
  joins = 0
  /** How many connections were refused. */
  refused = 0
  /** Answers requests to join instead of the server. */
  answerJoin: ((reply: (status: 'ok' | 'error', response: object) => void) => void) | undefined

  static async before(page: Page): Promise<RealtimeLine> {
    const line = new RealtimeLine()
    await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => line.#connect(socket))
    return line
  }

  #connect(socket: WebSocketRoute): void {
    this.#socket = socket
    if (!this.#open) {
      this.refused++
      socket.close()
      return
    }
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (this.#silent.has(socket)) return
      if (this.#held) this.#held.push(message)
      else socket.send(message)
    })
    socket.onMessage((message) => {
      if (this.#silent.has(socket)) return
      const [joinRef, ref, topic, event] = JSON.parse(String(message))
      // The channel of releases goes to the server: tests are about that of the content.
      if (event !== 'phx_join' || topic.includes('website_releases')) {
        server.send(message)
        return
      }
      this.joins++
      this.#join = { ref: joinRef, topic }
      if (!this.answerJoin) server.send(message)
      else this.answerJoin((status, response) => this.#send('phx_reply', { status, response }, ref))
    })
  }

  /** Ends the connection, and every new one until `restore`. */
  async cut(): Promise<void> {
    this.#open = false
    await this.#socket?.close({ code: 3000, reason: 'cut by the test' })
  }
  restore(): void {
    this.#open = true
  }

  /** As if a cable was pulled: no side hears anything more of the other, not even that it closes the connection. */
  silence(): void {
    this.#open = false
    if (!this.#socket) return
    this.#silent.add(this.#socket)
    this.#socket.onClose(() => {})
  }

  /** Holds back what the server sends, until `release`. */
  hold(): void {
    this.#held = []
  }
  release(): void {
    for (const message of this.#held ?? []) this.#socket?.send(message)
    this.#held = undefined
  }

  /** Sends a message on the channel that the page has joined. */
  say(event: string, payload: object): void {
    this.#send(event, payload, null)
  }

  #send(event: string, payload: object, ref: string | null): void {
    this.#socket?.send(JSON.stringify([this.#join.ref, ref, this.#join.topic, event, payload]))
  }
}
