import { Resolver } from 'node:dns/promises'

/**
 * Returns all addresses of a name, from the name servers only: names that just this machine knows, as from /etc/hosts, are
 * none of the internet. The usual look-up would also occupy a thread that files are read with.
 * @throws if it has none
 */
export async function resolveHost(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  if (addresses.length === 0) throw new Error('The name has no address')
  return addresses
}
