// One client's socket: what it may send, and the channels that it has joined.
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { type Claims, verifyJwt } from '../jwt.ts'
import type { Keys } from '../keys.ts'
import { createRateLimit } from '../limits/rate-limit.ts'
import { Channel, type Send } from './channel.ts'
import { decodeFrame, encodeFrame, type Message, type Version } from './frames.ts'
import type { PublishedTable } from './published-tables.ts'
import { joinPayload, type Subscription, subscribe } from './subscription.ts'

export const limits = {
  /** Bytes of one message. */
  message: 64_000,
  /** Channels of one connection. */
  channels: 100,
  /** Messages at once, and per second. */
  rate: 50,
  /** Bytes that wait to be sent: a client that reads no faster is cut off, and reads everything when it is back. */
  backlog: 8_000_000,
  /** Milliseconds without a message; the client sends a heartbeat every 25 s. */
  silence: 60_000,
}

interface Context {
  version: Version
  keys: Keys
  /** The tables that announce their changes; undefined while changes may be missed. */
  tables(): PublishedTable[] | undefined
}

export class Connection {
  readonly #channels = new Map<string, Channel>()
  readonly #socket: WebSocket
  readonly #context: Context

  constructor(socket: WebSocket, context: Context) {
    this.#socket = socket
    this.#context = context
    const isWithinRate = createRateLimit(limits.rate, limits.rate)
    const silence = setTimeout(() => socket.terminate(), limits.silence)

    socket.on('message', (data, isBinary) => {
      silence.refresh()
      // Binary messages are broadcasts, which are not offered.
      const message = isBinary ? 'ignored' : decodeFrame(context.version, data.toString())
      if (!isWithinRate()) socket.close(1008, 'Too many messages per second')
      else if (!message) socket.close(1007, 'Not a message of this protocol')
      else if (message !== 'ignored') this.#receive(message)
    })
    socket.on('error', () => {}) // a close follows
    socket.on('close', () => {
      clearTimeout(silence)
      for (const channel of this.channels) channel.leave()
      this.#channels.clear()
    })
  }

  get channels(): Iterable<Channel> {
    return this.#channels.values()
  }

  failChannels(message: string): void {
    for (const channel of this.channels) channel.fail(message)
    this.#channels.clear()
  }

  #receive(message: Message): void {
    const { topic, event } = message
    const channel = this.#channels.get(topic)
    if (topic === 'phoenix' && event === 'heartbeat') this.#reply(message, 'ok')
    else if (event === 'phx_join') this.#join(message)
    else if (!channel) this.#reply(message, 'error', { reason: 'unmatched topic' })
    else if (event === 'phx_leave') this.#leave(message, channel)
    else if (event === 'access_token') this.#changeSession(message, channel)
    else this.#reply(message, 'error', { reason: `This server does not offer ${event}` })
  }

  #join(message: Message): void {
    const { topic } = message
    const send: Send = (event, payload) => this.#send({ topic, event, join_ref: message.join_ref }, payload)
    this.#channels.get(topic)?.leave()
    this.#channels.delete(topic)
    try {
      const { requests, claims } = this.#readJoin(message)
      const subscriptions = this.#subscribe(requests)
      const channel = new Channel(topic, subscriptions, send)
      this.#authorize(topic, channel, claims)
      this.#channels.set(topic, channel)
      this.#reply(message, 'ok', {
        postgres_changes: requests.map((request, i) => ({ id: i + 1, ...request })),
      })
      if (subscriptions.length > 0) channel.report('ok', 'postgres_changes', 'Subscribed to PostgreSQL')
    } catch (error) {
      this.#reply(message, 'error', { reason: (error as Error).message })
    }
  }

  #readJoin({ topic, payload }: Message) {
    const { data } = joinPayload.safeParse(payload)
    if (!data || !topic.startsWith('realtime:')) throw new Error('The join is malformed')
    if (this.#channels.size >= limits.channels) throw new Error('ChannelRateLimitReached: Too many channels')
    if (data.config?.private) throw new Error('Private channels are not offered by this server')
    if (data.config?.presence?.enabled) throw new Error('Presence is not offered by this server')
    return { requests: data.config?.postgres_changes ?? [], claims: this.#readToken(data.access_token) }
  }

  #subscribe(requests: Parameters<typeof subscribe>[0][]): Subscription[] {
    const tables = this.#context.tables()
    if (!tables) throw new Error('Realtime is connecting to the database')
    return requests.map((request, index) => subscribe(request, index + 1, tables))
  }

  /** Without a session the client sends its key in the place of a token. */
  #readToken(token: string | null | undefined): Claims | undefined {
    const { publishableKey, jwtSecret } = this.#context.keys
    if (!token || token === publishableKey) return undefined
    const claims = verifyJwt(token, jwtSecret)
    if (!claims) throw new Error('InvalidJWTToken: The token has expired or is not valid')
    return claims
  }

  #authorize(topic: string, channel: Channel, claims: Claims | undefined): void {
    channel.authorize(claims, () => this.#fail(topic, channel, 'InvalidJWTToken: Token has expired'))
  }

  #changeSession({ topic, payload }: Message, channel: Channel): void {
    const { data } = z.object({ access_token: z.string().nullable() }).safeParse(payload)
    if (!data?.access_token) return // as a hosted project, which keeps the session then
    try {
      this.#authorize(topic, channel, this.#readToken(data.access_token))
    } catch (error) {
      this.#fail(topic, channel, (error as Error).message)
    }
  }

  #fail(topic: string, channel: Channel, message: string): void {
    channel.fail(message)
    this.#channels.delete(topic)
  }

  #leave(message: Message, channel: Channel): void {
    channel.leave()
    this.#channels.delete(message.topic)
    this.#reply(message, 'ok')
  }

  #reply({ join_ref, ref, topic }: Message, status: 'ok' | 'error', response: object = {}): void {
    this.#send({ join_ref, ref, topic, event: 'phx_reply' }, JSON.stringify({ status, response }))
  }

  #send(head: Omit<Message, 'payload'>, payload: string): void {
    if (this.#socket.bufferedAmount > limits.backlog) this.#socket.terminate()
    else this.#socket.send(encodeFrame(this.#context.version, head, payload))
  }
}
