// Finds the address of a request's sender, by which limits are counted.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export interface Sender {
  /**
   * The key for limits: an IPv4 address, or the /64 network of an IPv6 address, because one client usually has the
   * whole network.
   */
  client: string
  /** The trusted proxy that forwarded the request. */
  proxy?: string
}

/**
 * @param trusted addresses and CIDR ranges of proxies that append the address of their client to X-Forwarded-For
 * @returns a function that finds the sender of a request: the last address on its path that is not a trusted proxy
 */
export function createSenderFinder(
  trusted: readonly string[],
): (request: Pick<IncomingMessage, 'socket' | 'headers'>) => Sender {
  const proxies = new BlockList()
  for (const range of trusted) {
    const [address = '', bits] = range.split('/')
    proxies.addSubnet(address, Number(bits ?? (isIP(address) === 4 ? 32 : 128)), familyOf(address))
  }
  const isProxy = (address: string) => proxies.check(address, familyOf(address))

  return ({ socket, headers }) => {
    const peer = plain(socket.remoteAddress ?? '')
    if (!isIP(peer) || !isProxy(peer)) return { client: networkOf(peer) }
    let client = peer
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join()
    for (const text of entriesFromEnd(forwarded)) {
      const entry = plain(withoutPort(text.trim()))
      // Everything before the first untrusted or invalid entry may be forged.
      if (!isIP(entry)) break
      client = entry
      if (!isProxy(entry)) break
    }
    return { client: networkOf(client), proxy: peer }
  }
}

/**
 * Returns what one internet connection gets from its provider: an IPv4 address, or the /48 of an IPv6 network (RFC 6177).
 * @param client of a sender
 */
export const internetConnectionOf = (client: string) => client.replace(/^((?:[\da-f]+:){3}).*\/64$/, '$1:/48')

/** One at a time, because a client can forge thousands of entries before the last one. */
function* entriesFromEnd(list: string): Generator<string> {
  let rest = list
  for (let comma = rest.lastIndexOf(','); comma !== -1; comma = rest.lastIndexOf(',')) {
    yield rest.slice(comma + 1)
    rest = rest.slice(0, comma)
  }
  yield rest
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Whether an address belongs to this machine (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export const isLoopbackAddress = (address = '') => /^(127\.|::1$)/.test(plain(address))

/** Some proxies append the port of their client, and put an IPv6 address in brackets. */
const withoutPort = (entry: string) =>
  entry.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1')

/** Turns an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) into plain IPv4, and removes a zone. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '')

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return `${[...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`
}
