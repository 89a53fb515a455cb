import type { Sender } from './client-address.ts'
import { createCountPerKey } from './count-per-key.ts'
import { realtimeLimits } from './realtime-limits.ts'

const { address, proxy: listedProxy } = realtimeLimits

/** @returns a function that counts a socket of a sender, and returns what to call when it is closed, or undefined */
export function createSocketCount(): (sender: Sender) => (() => void) | undefined {
  const takeOfClient = createCountPerKey(address.sockets)
  const takeOfProxy = createCountPerKey(listedProxy.sockets)

  return ({ client, proxy }) => {
    const releaseClient = takeOfClient(client)
    if (!releaseClient || proxy === undefined) return releaseClient
    const releaseProxy = takeOfProxy(proxy)
    if (!releaseProxy) {
      releaseClient()
      return undefined
    }
    return () => {
      releaseClient()
      releaseProxy()
    }
  }
}
