import type { LinkReport } from '#content/link-report.ts'
import type { CheckLink } from './check-link.ts'

/** How many hosts are asked at once. */
const maxHosts = 6

/**
 * Checks links, those on one host one after another.
 * @param report called with each result, in the order in which they arrive
 * @throws if the signal aborts it
 */
export async function checkLinks(
  addresses: Iterable<string>,
  check: CheckLink,
  signal: AbortSignal,
  report: (result: LinkReport) => void,
): Promise<void> {
  const hosts = Map.groupBy(addresses, (address) => URL.parse(address)?.hostname).values()
  // They share one iterator, so each host is taken once.
  const workers = Array.from({ length: maxHosts }, async () => {
    for (const links of hosts) for (const address of links) report(await check(address, signal))
  })
  // If one fails, the others may still be at work. The check ends with the last of them.
  await Promise.allSettled(workers)
  await Promise.all(workers)
}
