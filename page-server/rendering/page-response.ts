// The response for a page, ready to send: its bytes and headers in every content coding.
import type { PageContext, Submission } from '#app/sections/page-context.ts'
import { type Encoding, encode } from '#page-server/http/content-encoding.ts'
import { etagOf } from '#page-server/http/etag.ts'
import { contentSecurityPolicy, type PolicyOptions } from '#page-server/http/security-headers.ts'
import type { Log } from '#server/log.ts'
import type { RenderedPage, RenderPage } from './render.ts'

/** Names and values alternate, the format that node:http sends without processing each header. */
type RawHeaders = readonly string[]

export interface PageResponse {
  status: number
  /** A weak validator (RFC 9110, 8.8.1), the same for every coding. */
  etag: string
  /** If the status is 307: the path and fragment of the page to which this one leads. */
  location?: string
  /** Headers of every response with this page. 304 Not Modified has no others. */
  sharedHeaders: RawHeaders
  byEncoding: Readonly<Record<Encoding, { headers: RawHeaders; body: Buffer }>>
}

export type RespondToUrl = (url: string) => Promise<PageResponse>

interface PolicyRendererOptions {
  render: RenderPage
  /** The current context for rendering pages. */
  context: () => Promise<PageContext>
  /** The context for a page that could not be rendered with the current one. */
  fallback: () => PageContext
  policy: PolicyOptions
  log: Log
}

/** Renders the page at a path and query, with its Content-Security-Policy. */
export type RenderWithPolicy = (
  url: string,
  submission?: Submission,
) => Promise<{ rendered: RenderedPage; policy: string }>

export function createPolicyRenderer(options: PolicyRendererOptions): RenderWithPolicy {
  const { render, context, fallback, policy, log } = options
  return async (url, submission) => {
    const current = await context()
    const sent = submission && { submission }
    let rendered = await render(url, { ...current, ...sent })
    // In development, the fault is in the sources, whatever the texts are.
    if (rendered.status >= 500 && !policy.development) {
      log.error(
        'A page could not be rendered with the texts of the table. It is shown with the default texts.',
      )
      rendered = await render(url, { ...fallback(), ...sent })
    }
    const { url: backend } = current.supabase
    const connect = backend ? [backend, backend.replace(/^http/, 'ws')] : []
    return { rendered, policy: contentSecurityPolicy(rendered.body, { connect, ...policy }) }
  }
}

/**
 * @param common headers of every response
 * @returns a function that makes the response for the page at a path and query
 */
export function createPageResponder(renderWithPolicy: RenderWithPolicy, common: Headers): RespondToUrl {
  return async (url) => {
    const { rendered, policy } = await renderWithPolicy(url)
    const headers = new Headers(common)
    headers.set('Content-Security-Policy', policy)
    return toPageResponse(rendered, headers)
  }
}

/** @param common headers of every response of this kind */
export async function toPageResponse(
  { status, headers: own, body }: RenderedPage,
  common: Headers,
): Promise<PageResponse> {
  const identity = Buffer.from(body)
  const etag = etagOf(identity)
  const headers = new Headers([...common, ...Object.entries(own)])
  headers.set('Cache-Control', 'no-cache')
  headers.set('ETag', etag)
  // Errors are also available as JSON (problem-details.ts).
  headers.set('Vary', status < 400 ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
  const sharedHeaders = [...headers].flat()
  const byEncoding = await encodeVariants(sharedHeaders, identity, 'quick')
  return { status, etag, sharedHeaders, byEncoding }
}

/** Compresses the response as well as possible, which takes a while. */
export async function withSmallestBodies(page: PageResponse): Promise<PageResponse> {
  return {
    ...page,
    byEncoding: await encodeVariants(page.sharedHeaders, page.byEncoding.identity.body, 'small'),
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
