import { setTimeout as delay } from 'node:timers/promises'

/** Requests pages and waits until the server has compressed them thoroughly, two seconds after it has rendered them. */
export async function compressThoroughly(urls: Iterable<string>): Promise<void> {
  for (const url of urls) await fetch(url)
  await delay(4000)
}
