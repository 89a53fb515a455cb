// Content codings of HTTP (RFC 9110, 8.4 and 12.5.3).
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

/** One text in every content coding. */
export type Encoded = Readonly<Record<Encoding, Buffer>>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** `quick` takes a few milliseconds per page; `small` takes twenty times as long and saves an eighth of the bytes. */
export async function encode(identity: Buffer, effort: 'quick' | 'small'): Promise<Encoded> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 5 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)])
  return { identity, br, gzip: gzipped }
}

/** @returns the best content coding that an Accept-Encoding header allows */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (allows(accepted, 'br')) return 'br'
  return allows(accepted, 'gzip') ? 'gzip' : 'identity'
}

function allows(accepted: string, coding: string): boolean {
  const at = accepted.indexOf(coding)
  return at !== -1 && !/^[a-z]*\s*;\s*q=0(\.0*)?\s*(,|$)/i.test(accepted.slice(at))
}
