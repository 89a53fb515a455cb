// The public side of the process: files of the build, and pages rendered by React Router.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { PageContext } from '#app/page-context.ts'
import { contentSecurityPolicy, type PolicyOptions, securityHeaders } from './headers.ts'
import type { RenderPage } from './render.ts'

export interface SiteOptions {
  page: PageContext
  render: RenderPage
  /** Answers a request for a file, or passes it on. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  policy?: PolicyOptions
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A request listener that answers everything a browser asks of the site. */
export function createSite({ page, render, files, policy }: SiteOptions): RequestListener {
  const connect = page.supabase.url ? [page.supabase.url, page.supabase.url.replace(/^http/, 'ws')] : []

  return (request, response) => {
    response.setHeaders(securityHeaders)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    files(request, response, () => {
      answerPage(request, response).catch((error: unknown) => {
        console.error('A page could not be rendered:', error)
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
        response.end('This page could not be shown. Try again in a moment.\n')
      })
    })
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse) {
    const { status, headers, body: html } = await render(request.url ?? '/', page)
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const body = encoding ? await compress[encoding](html) : Buffer.from(html)
    response.writeHead(status, {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Cache-Control': 'no-cache',
      'Content-Length': body.length,
      'Content-Security-Policy': contentSecurityPolicy(html, { connect, ...policy }),
      Vary: 'Accept-Encoding',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function preferredEncoding(accepted = ''): keyof typeof compress | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  if (/\bgzip\b/.test(accepted)) return 'gzip'
  return undefined
}
