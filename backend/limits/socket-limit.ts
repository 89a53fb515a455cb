import { internetConnectionOf, type Sender } from './client-address.ts'
import { createKeyedSemaphore } from './keyed-semaphore.ts'
import { realtimeLimits } from './realtime-limits.ts'
import { takeAll } from './take-all.ts'

const { address, internetConnection, proxy: trustedProxy } = realtimeLimits

/**
 * @returns a function that counts a socket of a sender and returns a function to call when it closes; undefined if
 * there are too many
 */
export function createSocketLimit(): (sender: Sender) => (() => void) | undefined {
  const takeForClient = createKeyedSemaphore(address.sockets)
  const takeForInternetConnection = createKeyedSemaphore(internetConnection.sockets)
  const takeForProxy = createKeyedSemaphore(trustedProxy.sockets)

  return ({ client, proxy }) => {
    const takes = [() => takeForClient(client), () => takeForInternetConnection(internetConnectionOf(client))]
    if (proxy !== undefined) takes.push(() => takeForProxy(proxy))
    return takeAll(takes)
  }
}
