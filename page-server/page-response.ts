// The response for a page, ready to send: its bytes in every content coding, with the headers of each.
import { createHash } from 'node:crypto'
import type { PageContext } from '#app/page-context.ts'
import type { Log } from '#server/log.ts'
import { type Encoding, encode } from './content-encoding.ts'
import type { RenderedPage, RenderPage } from './render.ts'
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts'

/** Names and values in turn: the form that node:http sends without looking at each. */
type RawHeaders = readonly string[]

export interface PageResponse {
  status: number
  /** A weak one (RFC 9110, 8.8.1), the same for every coding. */
  etag: string
  /** Those of 304 Not Modified. */
  notModifiedHeaders: RawHeaders
  byEncoding: Readonly<Record<Encoding, { headers: RawHeaders; body: Buffer }>>
}

export type RespondToUrl = (url: string) => Promise<PageResponse>

export interface PageResponderOptions {
  render: RenderPage
  /** What pages are rendered with now. */
  context: () => Promise<PageContext>
  /** What a page is rendered with if that fails. */
  fallback: () => PageContext
  policy: PolicyOptions
  /** Those of every response. */
  headers: Headers
  log: Log
}

/** @returns a function that renders the page at a path and query */
export function createPageResponder(options: PageResponderOptions): RespondToUrl {
  const { render, context, fallback, policy, log } = options
  return async (url) => {
    const current = await context()
    let rendered = await render(url, current)
    if (rendered.status >= 500) {
      log.error('A page could not be rendered with the texts of the table: it is shown with the defaults.')
      rendered = await render(url, fallback())
    }
    const { url: backend } = current.supabase
    const connect = backend ? [backend, backend.replace(/^http/, 'ws')] : []
    const headers = new Headers(options.headers)
    headers.set('Content-Security-Policy', contentSecurityPolicy(rendered.body, { connect, ...policy }))
    return toPageResponse(rendered, headers)
  }
}

/** @param common headers of every response of this kind */
export async function toPageResponse(
  { status, headers: own, body }: RenderedPage,
  common: Headers,
): Promise<PageResponse> {
  const identity = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = new Headers([...common, ...Object.entries(own)])
  headers.set('Cache-Control', 'no-cache')
  headers.set('ETag', etag)
  // Errors have a form for machines as well (problem-details.ts).
  headers.set('Vary', status < 400 ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
  const notModifiedHeaders = [...headers].flat()
  const byEncoding = await encodeVariants(notModifiedHeaders, identity, 'quick')
  return { status, etag, notModifiedHeaders, byEncoding }
}

/** The same response compressed as well as possible, which takes a while. */
export async function withSmallestBodies(page: PageResponse): Promise<PageResponse> {
  return {
    ...page,
    byEncoding: await encodeVariants(page.notModifiedHeaders, page.byEncoding.identity.body, 'small'),
  }
}

async function encodeVariants(common: RawHeaders, html: Buffer, effort: 'quick' | 'small') {
  const { identity, gzip, br } = await encode(html, effort)
  const variant = (body: Buffer, ...coding: string[]) => ({
    headers: [...common, ...coding, 'Content-Length', `${body.length}`],
    body,
  })
  return {
    identity: variant(identity),
    gzip: variant(gzip, 'Content-Encoding', 'gzip'),
    br: variant(br, 'Content-Encoding', 'br'),
  }
}
