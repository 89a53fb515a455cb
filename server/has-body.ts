import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request has a body (RFC 9112, section 6.3). */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
