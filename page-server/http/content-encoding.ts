// Content codings of HTTP (RFC 9110, 8.4 and 12.5.3).
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

/** One text in every content coding. */
export type Encoded = Readonly<Record<Encoding, Buffer>>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses a text that is sent once. Better compression would take more time than it saves in sending. */
export async function encodeOnce(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return identity
  return encoding === 'br' ? toBrotli(identity, 4) : compressGzip(identity, { level: 4 })
}

/** `quick` takes a few milliseconds per page; `small` takes twenty times as long and saves an eighth of the bytes. */
export async function encode(identity: Buffer, effort: 'quick' | 'small'): Promise<Encoded> {
  const quality = effort === 'quick' ? 5 : constants.BROTLI_MAX_QUALITY
  const [br, gzipped] = await Promise.all([toBrotli(identity, quality), compressGzip(identity)])
  return { identity, br, gzip: gzipped }
}

/** A window of 256 kB, in which a page fits. The usual 4 MB take as much memory for each page. */
const windowBits = 18

const toBrotli = (identity: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  })

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
