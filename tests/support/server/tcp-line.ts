// A TCP line between a site and its database that can be cut.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

export class TcpLine {
  readonly #server = createServer((near) => this.#accept(near))
  readonly #target: number
  readonly #bytesPerSecond: number
  readonly #sockets = new Set<Socket>()
  #state: 'open' | 'cut' | 'silent' | 'silent, refusing' = 'open'

  #fatalText: string | undefined

  private constructor(target: number, bytesPerSecond: number) {
    this.#target = target
    this.#bytesPerSecond = bytesPerSecond
  }

  /**
   * @param target a port of this machine
   * @param bytesPerSecond limit towards the server
   */
  static async to(target: number, bytesPerSecond = Number.POSITIVE_INFINITY): Promise<TcpLine> {
    const line = new TcpLine(target, bytesPerSecond)
    line.#server.listen(0, '127.0.0.1')
    await once(line.#server, 'listening')
    return line
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Closes every connection, and each new one at once, as if a host were down. */
  cut(): void {
    this.#state = 'cut'
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Silently stops all traffic, as when a firewall drops its connections: they never recover. */
  silence(): void {
    this.#state = 'silent'
    for (const socket of this.#sockets) socket.unpipe().resume()
  }

  /** Silently stops all traffic as well, but refuses new connections, as while a host restarts. */
  silenceAndRefuse(): void {
    this.silence()
    this.#state = 'silent, refusing'
  }

  /** Resets every connection as soon as a client sends this text. */
  cutAt(text: string): void {
    this.#fatalText = text
  }

  get isCut(): boolean {
    return this.#state === 'cut'
  }

  restore(): void {
    this.#state = 'open'
    this.#fatalText = undefined
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #accept(near: Socket): void {
    this.#keep(near)
    if (this.#state === 'cut') near.destroy()
    else if (this.#state === 'silent') near.resume()
    else if (this.#state === 'silent, refusing') near.resetAndDestroy()
    else {
      const far = connect(this.#target, '127.0.0.1')
      this.#keep(far)
      near.on('data', (sent) => this.#fatalText && sent.includes(this.#fatalText) && this.#reset())
      near.pipe(this.#slow()).pipe(far).pipe(near)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.once('close', () => this.#state === 'open' && other.destroy())
    }
  }

  #reset(): void {
    this.#state = 'cut'
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }

  #slow(): Transform {
    const bytesPerSecond = this.#bytesPerSecond
    return new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        if (Number.isFinite(bytesPerSecond)) await delay((1000 * chunk.length) / bytesPerSecond)
        done(null, chunk)
      },
    })
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => this.#sockets.delete(socket))
  }
}
