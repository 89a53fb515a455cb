// The secret pass of this process's own client. That client connects to the site's port like any other, but is exempt
// from limits per address.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { queryOf } from '#server/request-url.ts'

const header = 'x-internal-client'
const parameter = 'internal_client'

export interface InternalCredentials {
  /** For the client option `global.headers`. */
  readonly headers: Readonly<Record<string, string>>
  /** For the client option `realtime.params`, because a WebSocket in a browser cannot send headers. */
  readonly params: Readonly<Record<string, string>>
}

/** Creates a pass that nobody outside the process knows. It is never stored or logged. */
export function createInternalCredentials(): InternalCredentials & {
  isInternal(request: IncomingMessage): boolean
} {
  const pass = randomBytes(32).toString('base64url')
  const expected = Buffer.from(pass)
  return {
    headers: { [header]: pass },
    params: { [parameter]: pass },
    isInternal({ headers, url = '' }) {
      const shown = headers[header] ?? queryOf(url).get(parameter)
      const given = Buffer.from(String(shown ?? ''))
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
