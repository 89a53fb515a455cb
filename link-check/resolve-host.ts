import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises'

/**
 * Returns all addresses of a name, from the name servers only: names that just this machine knows, as from /etc/hosts, are
 * none of the internet. The usual look-up would also occupy a thread that files are read with.
 * @returns none if there is no such name
 * @throws if the name servers do not say whether there is
 */
export async function resolveHost(
  host: string,
  resolver = new Resolver({ timeout: 2000, tries: 2 }),
): Promise<string[]> {
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const failed = results.find(
    (result) => result.status === 'rejected' && ![NODATA, NOTFOUND].includes(result.reason.code),
  )
  if (addresses.length === 0 && failed) throw new Error(`${host} could not be looked up`)
  return addresses
}
