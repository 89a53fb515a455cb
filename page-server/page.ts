// One page as the bytes of its answers, in every content coding, with the headers of each.
import { createHash } from 'node:crypto'
import type { PageContext } from '#app/page-context.ts'
import type { Log } from '#server/log.ts'
import { type Encoding, encode } from './content-encoding.ts'
import type { RenderedPage, RenderPage } from './render.ts'
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts'

/** Names and values in turn: the form that node:http sends without looking at each. */
type RawHeaders = readonly string[]

export interface Page {
  status: number
  /** A weak one (RFC 9110, 8.8.1), the same for every coding. */
  etag: string
  /** For whoever has the page already. */
  unchanged: RawHeaders
  answers: Readonly<Record<Encoding, { headers: RawHeaders; body: Buffer }>>
}

export type MakePage = (url: string) => Promise<Page>

export interface PageOptions {
  render: RenderPage
  /** What pages are made of now. */
  context: () => Promise<PageContext>
  /** What a page is made of that cannot be rendered from that. */
  fallback: () => PageContext
  policy: PolicyOptions
  /** Those of every answer. */
  headers: Headers
  log: Log
}

/** What is sent like a page and is none: it runs nothing, and so the policy of every answer does. */
export type Document = RenderedPage

/** @returns what makes the page at a path and query */
export function createPageMaker(options: PageOptions): MakePage {
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
    return pageOf(rendered, headers)
  }
}

/** @param common headers of every such answer */
export async function pageOf({ status, headers: own, body }: Document, common: Headers): Promise<Page> {
  const identity = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = new Headers([...common, ...Object.entries(own)])
  headers.set('Cache-Control', 'no-cache')
  headers.set('ETag', etag)
  // Errors have a form for machines as well (problem-details.ts).
  headers.set('Vary', status < 400 ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
  const unchanged = [...headers].flat()
  return { status, etag, unchanged, answers: await answersOf(unchanged, identity, 'quick') }
}

/** The same page in fewer bytes, which takes a while. */
export async function compressWell(page: Page): Promise<Page> {
  return { ...page, answers: await answersOf(page.unchanged, page.answers.identity.body, 'small') }
}

async function answersOf(common: RawHeaders, html: Buffer, effort: 'quick' | 'small') {
  const { identity, gzip, br } = await encode(html, effort)
  const answer = (body: Buffer, ...coding: string[]) => ({
    headers: [...common, ...coding, 'Content-Length', `${body.length}`],
    body,
  })
  return {
    identity: answer(identity),
    gzip: answer(gzip, 'Content-Encoding', 'gzip'),
    br: answer(br, 'Content-Encoding', 'br'),
  }
}
