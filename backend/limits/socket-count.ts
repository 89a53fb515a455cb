import type { Sender } from './client-address.ts'

const perClient = 100
/** A proxy holds those of all of its clients, each of which has its own limit. */
const perProxy = 2000

/** @returns a function that counts a socket of a sender, and returns what to call when it is closed, or undefined */
export function createSocketCount(): (sender: Sender) => (() => void) | undefined {
  const clients = new Map<string, number>()
  const proxies = new Map<string, number>()

  return ({ client, proxy }) => {
    if ((clients.get(client) ?? 0) >= perClient) return undefined
    if (proxy !== undefined && (proxies.get(proxy) ?? 0) >= perProxy) return undefined
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
