// One client's socket: checks what it sends, and holds the channels that it has joined.
import { WebSocket } from 'ws'
import { type Claims, verifyJwt } from '#backend/jwt.ts'
import type { Keys } from '#backend/keys.ts'
import type { AddressSockets, CountedSocket } from '#backend/limits/address-sockets.ts'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'
import { createTokenBucket } from '#backend/limits/token-bucket.ts'
import { Channel } from './channel.ts'
import { decodeMessage, encodeMessage, type Message, type SerializerVersion } from './phoenix-messages.ts'
import type { Membership, Presence } from './presence.ts'
import type { PublishedTable } from './published-tables.ts'
import {
  joinPayload,
  type Subscription,
  type SubscriptionRequest,
  sessionPayload,
  subscribe,
} from './subscription.ts'

const limits = realtimeLimits.socket

const presenceRefusal = 'Presence is offered only to those who may edit or prepare releases'

export interface ClientSocketOptions {
  version: SerializerVersion
  keys: Keys
  /** The tables whose changes are announced; undefined while changes may be missed. */
  tables(): PublishedTable[] | undefined
  /** All sockets of the client's address. */
  address: AddressSockets
  presence: Presence
  /** Asks whether this client may edit or prepare releases now, with the session of a channel. */
  mayPrepare(claims: Claims | undefined): Promise<boolean>
}

export class ClientSocket implements CountedSocket {
  readonly #channels = new Map<string, Channel>()
  readonly #takeToken = createTokenBucket(limits.messages, limits.messages)
  readonly #socket: WebSocket
  readonly #context: ClientSocketOptions
  #isRefused = false
  /** When the socket is terminated: after a silence, or soon after a refusal. */
  #deadline: NodeJS.Timeout

  /** @param socket must not answer pings by itself */
  constructor(socket: WebSocket, context: ClientSocketOptions) {
    this.#socket = socket
    this.#context = context
    context.address.add(this)
    this.#deadline = setTimeout(() => socket.terminate(), limits.silenceMs)

    socket.on('message', (data, isBinary) => {
      if (!this.#takeMessage()) return
      this.#deadline.refresh()
      // Binary messages are broadcasts, which are not supported.
      if (isBinary) return
      const message = decodeMessage(context.version, data.toString())
      if (message) this.#receive(message)
      else this.#refuse(1007, 'Not a message of this protocol')
    })
    socket.on('ping', (data) => {
      if (this.#takeMessage()) socket.pong(data, false, this.#pauseReading())
    })
    socket.on('pong', () => this.#takeMessage())
    socket.on('error', () => {
      // The client may still be sending the oversized message, and `ws` would read it to its end.
      setImmediate(() => socket.pause())
      this.#terminateSoon()
    })
    socket.on('close', () => {
      clearTimeout(this.#deadline)
      context.address.delete(this)
      for (const topic of this.#channels.keys()) this.#remove(topic)
    })
  }

  get channels(): Iterable<Channel> {
    return this.#channels.values()
  }

  get channelCount(): number {
    return this.#channels.size
  }

  get unreadBytes(): number {
    return this.#socket.bufferedAmount
  }

  terminate(): void {
    this.#socket.terminate()
  }

  failChannels(message: string): void {
    for (const [topic, channel] of this.#channels) this.#fail(topic, channel, message)
  }

  /** Ends the channels with presence whose client may no longer edit or prepare releases. */
  async recheckPresence(): Promise<void> {
    for (const [topic, channel] of this.#channels) await this.#recheck(topic, channel)
  }

  /**
   * Counts a message of any kind, and closes the socket if there are too many.
   * @returns whether to process the message
   */
  #takeMessage(): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) {
      // A client that keeps sending instead of confirming the close is not read any more.
      if (this.#isRefused) this.#socket.pause()
      return false
    }
    if (this.#takeToken() && this.#context.address.takeToken()) return true
    this.#refuse(1008, 'Too many messages per second')
    return false
  }

  /** Closes the socket with a reason, and terminates it soon even if the client does not confirm. */
  #refuse(code: number, reason: string): void {
    this.#isRefused = true
    this.#socket.close(code, reason)
    this.#terminateSoon()
  }

  #terminateSoon(): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => this.terminate(), limits.closeMs)
  }

  #receive(message: Message): void {
    const { topic, event } = message
    const channel = this.#channels.get(topic)
    if (topic === 'phoenix' && event === 'heartbeat') this.#reply(message, 'ok')
    else if (event === 'phx_join') this.#join(message)
    else if (!channel) this.#reply(message, 'error', { reason: 'unmatched topic' })
    else if (event === 'phx_leave') this.#leave(message)
    else if (event === 'access_token') this.#changeSession(message, channel)
    else if (event === 'presence' && channel.presence) this.#receivePresence(message, channel.presence)
    else this.#reply(message, 'error', { reason: `This server does not offer ${event}` })
  }

  #join(message: Message): void {
    const { topic } = message
    this.#remove(topic)
    try {
      const { requests, claims, presenceKey } = this.#readJoin(message)
      const subscriptions = this.#subscribe(requests)
      const channel = this.#openChannel(topic, message.join_ref, subscriptions)
      this.#authorize(topic, channel, claims)
      if (presenceKey === undefined) this.#confirmJoin(message, channel, requests)
      else this.#joinPresence(message, channel, requests, presenceKey)
    } catch (error) {
      this.#reply(message, 'error', { reason: (error as Error).message })
    }
  }

  #confirmJoin(message: Message, channel: Channel, requests: SubscriptionRequest[]): void {
    this.#reply(message, 'ok', {
      postgres_changes: requests.map((request, i) => ({ id: i + 1, ...request })),
    })
    if (requests.length > 0) channel.report('ok', 'postgres_changes', 'Subscribed to PostgreSQL')
  }

  /** Reads nothing more from the socket until it is known whether the client may edit or prepare releases. */
  async #joinPresence(message: Message, channel: Channel, requests: SubscriptionRequest[], key: string) {
    const { topic } = message
    const resume = this.#pauseReading()
    const mayPrepare = await channel.mayPrepare(this.#context.mayPrepare)
    resume()
    if (this.#channels.get(topic) !== channel) return // left, or joined again
    try {
      if (!mayPrepare) throw new Error(presenceRefusal)
      channel.enter(this.#context.presence, key)
      this.#confirmJoin(message, channel, requests)
      channel.presence?.welcome()
    } catch (error) {
      this.#remove(topic)
      this.#reply(message, 'error', { reason: (error as Error).message })
    }
  }

  async #recheck(topic: string, channel: Channel): Promise<void> {
    if (!channel.presence || (await channel.mayPrepare(this.#context.mayPrepare))) return
    if (this.#channels.get(topic) === channel) this.#fail(topic, channel, presenceRefusal)
  }

  #receivePresence(message: Message, presence: Membership): void {
    if (presence.receive(message.payload)) this.#reply(message, 'ok')
    else this.#reply(message, 'error', { reason: 'The presence is malformed or too long' })
  }

  #readJoin({ topic, payload }: Message) {
    const { data } = joinPayload.safeParse(payload)
    if (!data || !topic.startsWith('realtime:')) throw new Error('The join is malformed')
    if (this.channelCount >= limits.channels) throw new Error('ChannelRateLimitReached: Too many channels')
    if (!this.#context.address.hasRoomForChannel()) {
      throw new Error('ChannelRateLimitReached: Too many channels from this address')
    }
    if (data.config?.private) throw new Error('Private channels are not supported by this server')
    const { presence } = data.config ?? {}
    return {
      requests: data.config?.postgres_changes ?? [],
      claims: this.#readToken(data.access_token),
      presenceKey: presence?.enabled ? (presence.key ?? '') : undefined,
    }
  }

  #subscribe(requests: SubscriptionRequest[]): Subscription[] {
    const tables = this.#context.tables()
    if (!tables) throw new Error('Realtime is connecting to the database')
    return subscribe(requests, tables)
  }

  /** Separate from `#join`, so that the channel does not keep the whole message in memory. */
  #openChannel(topic: string, join_ref: Message['join_ref'], subscriptions: Subscription[]): Channel {
    const channel = new Channel(topic, subscriptions, (event, payload) =>
      this.#send({ topic, event, join_ref }, payload),
    )
    this.#channels.set(topic, channel)
    return channel
  }

  /** Without a session, the client sends its publishable key in place of a token. */
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
    const { data } = sessionPayload.safeParse(payload)
    if (!data?.access_token) return // keeps the session, like a hosted project
    try {
      this.#authorize(topic, channel, this.#readToken(data.access_token))
      this.#recheck(topic, channel)
    } catch (error) {
      this.#fail(topic, channel, (error as Error).message)
    }
  }

  #fail(topic: string, channel: Channel, message: string): void {
    channel.fail(message)
    this.#channels.delete(topic)
  }

  #leave(message: Message): void {
    this.#remove(message.topic)
    this.#reply(message, 'ok')
  }

  #remove(topic: string): void {
    this.#channels.get(topic)?.leave()
    this.#channels.delete(topic)
  }

  #reply({ join_ref, ref, topic }: Message, status: 'ok' | 'error', response: object = {}): void {
    const payload = JSON.stringify({ status, response })
    // Until it is sent, so that a client that does not read cannot ask for more replies.
    this.#send({ join_ref, ref, topic, event: 'phx_reply' }, payload, this.#pauseReading())
  }

  /** @returns a function that resumes reading, unless the socket is being closed */
  #pauseReading(): () => void {
    this.#socket.pause()
    return () => {
      if (!this.#isRefused) this.#socket.resume()
    }
  }

  #send(head: Omit<Message, 'payload'>, payload: string, onSent?: () => void): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    // As bytes, because the socket would count the characters of a string.
    const frame = Buffer.from(encodeMessage(this.#context.version, head, payload))
    this.#socket.send(frame, { binary: false }, onSent)
    if (this.unreadBytes > limits.unreadBytes) this.terminate()
    else if (this.unreadBytes > 0) this.#context.address.limitUnread()
  }
}
