// Which addresses of this site can lead to another one.
import { plainPath } from '#content/addresses/plain-path.ts'

/** Characters. */
const maxAddressLength = 200

/** Escapes of ASCII would be another way to write an address that is not allowed, except for a space. */
const wellFormed = /^(?:\/(?:[a-z\d_-]|%(?:20|[89A-Fa-f][\dA-Fa-f]))+)+$/
const letters = /^[\p{L}\p{M}\p{N} /_-]+$/u

/** The first parts of addresses that belong to the panel, the backend and the files. */
const reserved = new Set([
  'admin',
  'assets',
  'auth',
  'cards',
  'healthz',
  'preview',
  'realtime',
  'rest',
  'style-guide',
])
/** The last parts of addresses for which a static host has files. */
const files = new Set(['404', 'index'])

/**
 * Why an address cannot lead to another one.
 * - `old`: it is not the path of an address on this site.
 * - `reserved`: the site needs it itself.
 */
export type OldAddressProblem = 'old' | 'reserved'

/** @returns undefined if the address may lead elsewhere. Whether it is the address of a page is not checked here. */
export function problemOfOldAddress(address: string): OldAddressProblem | undefined {
  if (address.length > maxAddressLength || !wellFormed.test(address)) return 'old'
  const path = plainPath(address)
  // An escape that is no UTF-8 stays, and % is no letter.
  if (!letters.test(path)) return 'old'
  const parts = path.split('/')
  return reserved.has(parts[1] ?? '') || files.has(parts.at(-1) ?? '') ? 'reserved' : undefined
}
