// Tells addresses on the public internet from all others. Those could be this machine, its network, or a service of the host that
// answers every program on the machine, such as the one for metadata at 169.254.169.254.
//
// Node's BlockList is enough for that. The package ipaddr.js would be one more dependency that has to be trusted here.
import { BlockList, isIP } from 'node:net'

/** The special-purpose blocks of IPv4 (iana.org/assignments/iana-ipv4-special-registry), multicast, and what is reserved. */
const special4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by customers of a provider
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // in Azure: in the public range, but answered by the host of a virtual machine
  '169.254.0.0/16', // link-local
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarking
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
]

/** The only block of IPv6 with public addresses. Outside are ::1, IPv4-mapped, NAT64, local and multicast addresses. */
const global6 = '2000::/3'

/** The special-purpose blocks in it (iana.org/assignments/iana-ipv6-special-registry). */
const special6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarking, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which contains an IPv4 address
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
]

const special = listOf([...special4, ...special6])
const global = listOf([global6])

/** Whether an IP address is public and of a single host. Names, and addresses with a zone, are not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  if (version !== 6 || address.includes('%')) return false
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), isIP(network) === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
