import type { Socket } from 'node:net'
import { createSenderFinder, isLoopbackAddress } from './client-address.ts'
import { createKeyedSemaphore } from './keyed-semaphore.ts'

/**
 * A browser opens 6 connections, so an office of 40 people behind one address fits. Each unfinished request may hold 64
 * kB.
 */
const connectionsPerAddress = 256

/**
 * Closes connections beyond the limit of their address. Trusted proxies have no limit, because they carry everyone's
 * requests, and neither does this machine, where the site's own client runs.
 * @param trustedProxies addresses and CIDR ranges
 * @returns a listener for the server's `connection` event
 */
export function createConnectionLimit(trustedProxies: readonly string[]): (socket: Socket) => void {
  const findSender = createSenderFinder(trustedProxies)
  const take = createKeyedSemaphore(connectionsPerAddress)

  return (socket) => {
    const { client, proxy } = findSender({ socket, headers: {} })
    if (proxy !== undefined || isLoopbackAddress(socket.remoteAddress)) return
    const release = take(client)
    if (release) socket.once('close', release)
    else socket.destroy()
  }
}
