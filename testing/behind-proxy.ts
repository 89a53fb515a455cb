import { findFreePort } from './free-port.ts'

/**
 * The environment of a server that anyone may write to through a proxy. It allows more than 100 sockets from this
 * machine, because every 50 of them come from another forwarded address (crowd-process.ts).
 */
export async function behindProxy(): Promise<Record<string, string>> {
  const PORT = `${await findFreePort()}`
  // An address of this machine, but not a loopback name: with a loopback name, forwarded requests may not write.
  const SITE_URL = `http://0.0.0.0:${PORT}`
  return { PORT, SITE_URL, ADMIN_ACCESS: 'open', TRUSTED_PROXIES: '127.0.0.1' }
}
