// Sends the files of the build from memory. If they were read from disk, a client that sends many requests and reads no
// response would keep as many files open.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { lookup, mimes } from 'mrmime'
import { pathOf } from '#server/request-url.ts'
import { type Encoded, preferredEncoding } from './http/content-encoding.ts'
import { etagOf, matchesEtag } from './http/etag.ts'
import { fileHeaders } from './http/file-headers.ts'
import type { StaticFileHandler } from './request-listener.ts'

// The library does not know icons.
mimes.ico = 'image/vnd.microsoft.icon'

interface BuildFile {
  etag: string
  /** Headers of every response with this file, also of "not modified". */
  headers: Headers
  type: string
  lastModified: string
  /** The file, and the compressed copies that the build has of it. */
  byEncoding: Partial<Encoded> & Pick<Encoded, 'identity'>
}

/** Reads the files of a folder, and returns the handler that sends them. */
export function createFileHandler(folder: string): StaticFileHandler {
  const files = new Map(listFiles(folder).map((name) => [`/${name}`, readBuildFile(folder, name)]))
  return (request, response, next) => {
    const file = files.get(decoded(pathOf(request.url ?? '')))
    if (file) send(file, request, response)
    else next()
  }
}

/** @returns the files below a folder, except hidden ones and compressed copies */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => !/\.(br|gz)$|(^|\/)\.(?!well-known\/)/.test(name) && statSync(join(folder, name)).isFile(),
    )
    .sort()

function readBuildFile(folder: string, name: string): BuildFile {
  const path = join(folder, name)
  const identity = readFileSync(path)
  const etag = etagOf(identity)
  const headers = fileHeaders(`/${name}`)
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding')
  return {
    etag,
    headers,
    type: (lookup(name) ?? 'application/octet-stream').replace(/^text\/html$/, '$&;charset=utf-8'),
    lastModified: statSync(path).mtime.toUTCString(),
    byEncoding: {
      identity,
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    },
  }
}

function send(
  { etag, headers, type, lastModified, byEncoding }: BuildFile,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of headers) {
    // The responder of the sharing pictures knows better whether a picture may be kept.
    if (name !== 'cache-control' || !response.hasHeader(name)) response.setHeader(name, value)
  }
  if (matchesEtag(etag, asked['if-none-match'])) {
    response.writeHead(304).end()
    return
  }
  const encoding = preferredEncoding(asked['accept-encoding'])
  const whole = byEncoding[encoding] ?? byEncoding.identity
  const { length } = whole
  // Only GET has ranges (RFC 9110, 14.2). ETags are weak, and no weak one matches If-Range (13.1.5).
  const mayHaveRange = method === 'GET' && asked['if-range'] === undefined
  const range = mayHaveRange ? rangeOf(asked.range, length) : undefined
  if (range && range.first >= length) {
    response.writeHead(416, { 'Content-Range': `bytes */${length}` }).end()
    return
  }
  const body = range ? whole.subarray(range.first, range.end) : whole
  response.writeHead(range ? 206 : 200, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Last-Modified': lastModified,
    ...(whole !== byEncoding.identity && { 'Content-Encoding': encoding }),
    ...(range && {
      'Content-Range': `bytes ${range.first}-${range.end - 1}/${length}`,
      'Accept-Ranges': 'bytes',
    }),
  })
  response.end(body)
}

/** @returns undefined for all but one plain range, because others may be ignored (RFC 9110, 14.2) */
function rangeOf(header = '', length: number): { first: number; end: number } | undefined {
  const [, first, last = Infinity] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header) ?? []
  if (first === undefined || Number(first) > Number(last)) return undefined
  return { first: Number(first), end: Math.min(Number(last) + 1, length) }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
