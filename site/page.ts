// One page as bytes, with everything that its answers have in common.
import { createHash } from 'node:crypto'
import type { PageContext } from '#app/page-context.ts'
import { type Encoded, encode } from './encoding.ts'
import { contentSecurityPolicy, type PolicyOptions } from './headers.ts'
import type { RenderPage } from './render.ts'

export interface Page {
  status: number
  headers: Readonly<Record<string, string>>
  /** A weak one (RFC 9110, 8.8.1), the same for every coding. */
  etag: string
  body: Encoded
}

export type MakePage = (url: string) => Promise<Page>

export interface PageOptions {
  render: RenderPage
  /** What pages are made of now. */
  context: () => Promise<PageContext>
  /** What a page is made of that cannot be rendered from that. */
  fallback: () => PageContext
  policy: PolicyOptions
  log: (line: string) => void
}

/** @returns what makes the page at a path and query */
export function createPageMaker({ render, context, fallback, policy, log }: PageOptions): MakePage {
  return async (url) => {
    const current = await context()
    let rendered = await render(url, current)
    if (rendered.status >= 500) {
      log('A page could not be rendered with the texts of the table: it is shown with the defaults.')
      rendered = await render(url, fallback())
    }
    const { url: backend } = current.supabase
    const connect = backend ? [backend, backend.replace(/^http/, 'ws')] : []
    const html = Buffer.from(rendered.body)
    return {
      status: rendered.status,
      headers: {
        ...rendered.headers,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': contentSecurityPolicy(rendered.body, { connect, ...policy }),
        Vary: 'Accept-Encoding',
      },
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      body: await encode(html, 'quick'),
    }
  }
}
