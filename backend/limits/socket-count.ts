import type { Sender } from './client-address.ts'
import { realtimeLimits } from './realtime-limits.ts'

const { address, proxy: listedProxy } = realtimeLimits

/** @returns a function that counts a socket of a sender, and returns what to call when it is closed, or undefined */
export function createSocketCount(): (sender: Sender) => (() => void) | undefined {
  const clients = new Map<string, number>()
  const proxies = new Map<string, number>()

  return ({ client, proxy }) => {
    if ((clients.get(client) ?? 0) >= address.sockets) return undefined
    if (proxy !== undefined && (proxies.get(proxy) ?? 0) >= listedProxy.sockets) return undefined
    add(clients, client, 1)
    if (proxy !== undefined) add(proxies, proxy, 1)
    return () => {
      add(clients, client, -1)
      if (proxy !== undefined) add(proxies, proxy, -1)
    }
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
