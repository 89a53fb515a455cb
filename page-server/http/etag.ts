import { createHash } from 'node:crypto'

/** Returns a weak validator for a response (RFC 9110, 8.8.1), the same for every content coding. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether a client already has a response. If-None-Match uses weak comparison (RFC 9110, 13.1.2). */
export const matchesEtag = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.slice(2))
