// Who sent a request, as far as an address tells: what limits are counted by.
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export interface Sender {
  /** What the limits count by: an IPv4 address, or the /64 network of an IPv6 one, of which everybody has a whole one. */
  client: string
  /** The trusted proxy that passed the request on. */
  proxy?: string
}

/**
 * @param trusted addresses and CIDR ranges of proxies that add the address of who asked them to X-Forwarded-For
 * @returns a function that says who sent a request: the last address of its way that is no trusted proxy
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
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',')
    for (const entry of forwarded.map((text) => plain(text.trim())).reverse()) {
      // Anybody can write what stands before the first address that is not trusted, or is none at all.
      if (!isIP(entry)) break
      client = entry
      if (!isProxy(entry)) break
    }
    return { client: networkOf(client), proxy: peer }
  }
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Whether an address is this machine's own (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export const isLoopbackAddress = (address = '') => /^(127\.|::1$)/.test(plain(address))

/** An IPv4 address as such where a socket for both families reports it (RFC 4291, 2.5.5.2), and no zone. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return `${[...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`
}
