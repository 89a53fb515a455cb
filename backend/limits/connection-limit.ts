import type { Socket } from 'node:net'
import { createSenderFinder, internetConnectionOf, isLoopbackAddress } from './client-address.ts'
import { createKeyedSemaphore } from './keyed-semaphore.ts'
import { takeAll } from './take-all.ts'

/**
 * A browser opens 6 connections, so an office of 40 people behind one address fits. Each unfinished request may hold 64
 * kB.
 */
const connectionsPerAddress = 256
/** An internet connection has many IPv6 networks, each of which counts as an address. */
const connectionsPerInternetConnection = 1024

/**
 * Closes connections beyond the limits of their address and their internet connection. Trusted proxies have no limit,
 * because they carry everyone's requests, and neither does this machine, where the site's own client runs.
 * @param trustedProxies addresses and CIDR ranges
 * @returns a listener for the server's `connection` event
 */
export function createConnectionLimit(trustedProxies: readonly string[]): (socket: Socket) => void {
  const findSender = createSenderFinder(trustedProxies)
  const takeForClient = createKeyedSemaphore(connectionsPerAddress)
  const takeForInternetConnection = createKeyedSemaphore(connectionsPerInternetConnection)

  return (socket) => {
    const { client, proxy } = findSender({ socket, headers: {} })
    if (proxy !== undefined || isLoopbackAddress(socket.remoteAddress)) return
    const release = takeAll([
      () => takeForClient(client),
      () => takeForInternetConnection(internetConnectionOf(client)),
    ])
    if (release) socket.once('close', release)
    else socket.destroy()
  }
}
