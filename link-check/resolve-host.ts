import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises'

/**
 * Returns all addresses of a name. Asks only the name servers, because names that only this machine knows, as from
 * /etc/hosts, are not public. `dns.lookup` would also occupy one of the threads that read files.
 * @returns none if there is no such name
 * @throws if the name servers give no answer, or the signal aborts the look-up
 */
export async function resolveHost(
  host: string,
  signal: AbortSignal,
  resolver = new Resolver({ timeout: 2000, tries: 2 }),
): Promise<string[]> {
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  signal.removeEventListener('abort', cancel)
  signal.throwIfAborted()
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  const failed = results.find(
    (result) => result.status === 'rejected' && ![NODATA, NOTFOUND].includes(result.reason.code),
  )
  if (addresses.length === 0 && failed) throw new Error(`${host} could not be looked up`)
  return addresses
}
