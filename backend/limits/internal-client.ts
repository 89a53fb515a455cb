// The pass of this process's own client, which talks to its own port like any other, and has no limits by address.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const header = 'x-internal-client'
const parameter = 'internal_client'

export interface InternalClient {
  /** For `global.headers` of the client. */
  readonly headers: Readonly<Record<string, string>>
  /** For `realtime.params` of the client: a WebSocket has no headers of its own. */
  readonly params: Readonly<Record<string, string>>
}

/** Makes a pass, which nobody outside of the process knows. It is never written anywhere. */
export function createInternalClient(): InternalClient & { isInternal(request: IncomingMessage): boolean } {
  const pass = randomBytes(32).toString('base64url')
  const expected = Buffer.from(pass)
  return {
    headers: { [header]: pass },
    params: { [parameter]: pass },
    isInternal({ headers, url = '' }) {
      const shown = headers[header] ?? new URLSearchParams(url.split('?')[1]).get(parameter)
      const given = Buffer.from(String(shown ?? ''))
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
