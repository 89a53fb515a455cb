// Answers a request with a page from memory, or else a file of the build, or else a "not found" page.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { withQueryOf } from '#content/redirects/redirects.ts'
import { prefersJson } from '#server/prefers-json.ts'
import { pathOf } from '#server/request-url.ts'
import { preferredEncoding } from './http/content-encoding.ts'
import { matchesEtag } from './http/etag.ts'
import { sendProblem } from './http/problem-details.ts'
import type { PageSource } from './rendering/page-cache.ts'
import type { PageResponse } from './rendering/page-response.ts'

/** Answers a request for a file, or passes it on. */
export type StaticFileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface Options {
  pages: PageSource
  /** The pages whose forms are sent to them by POST, which the inbox answers. */
  formPaths: readonly string[]
  /** Where a URL (path and query) without a page of its own leads, if that is a page. */
  redirected: (url: string) => Promise<string | undefined>
  serveFile: StaticFileHandler
  /** Headers of every response. Pages already contain them. */
  headers: Headers
  /** Called if a page cannot be rendered. */
  onRenderError: (error: unknown) => void
}

export function createRequestListener({
  pages,
  formPaths,
  redirected,
  serveFile,
  headers,
  onRenderError,
}: Options): RequestListener {
  return (request, response) => {
    const { method, url = '/' } = request
    if (method !== 'GET' && method !== 'HEAD') {
      const allowed = formPaths.includes(pathOf(url)) ? 'GET, HEAD, POST' : 'GET, HEAD'
      response.setHeaders(headers).setHeader('Allow', allowed)
      if (prefersJson(request.headers.accept)) sendProblem(response, 405)
      else response.writeHead(405).end()
      return
    }
    // No address with a dot leads elsewhere, so files need not wait for the texts.
    if (pages.has(url)) answerPage()
    else if (pathOf(url).includes('.')) answerWithoutPage()
    else
      redirected(url).then(
        (location) => (location === undefined ? answerWithoutPage() : redirect(location)),
        fail,
      )

    function redirect(location: string) {
      response.setHeaders(headers).writeHead(307, { Location: location, 'Cache-Control': 'no-cache' }).end()
    }
    /** Redirects to the canonical address of a page, or else sends a file or the “not found” page. */
    function answerWithoutPage() {
      response.setHeaders(headers)
      const moved = pages.canonicalUrl(url)
      if (moved) response.writeHead(308, { Location: moved }).end()
      else serveFile(request, response, answerPage)
    }

    function answerPage() {
      const page = pages.get(url)
      if (page instanceof Promise) page.then(answer, fail)
      else answer(page)
    }
    function answer(page: PageResponse) {
      if (page.status < 400 || !prefersJson(request.headers.accept)) sendPage(request, response, page)
      else sendProblem(response.setHeaders(headers), page.status)
    }
    function fail(error: unknown) {
      onRenderError(error)
      response.setHeaders(headers)
      if (prefersJson(request.headers.accept)) {
        sendProblem(response, 500)
        return
      }
      response.writeHead(500, { 'Content-Type': 'text/plain' })
      response.end('This page could not be shown. Try again in a moment.\n')
    }
  }
}

/** Sends a page, or 304 if the client already has it (RFC 9110, 13.1.2). Node leaves out the body if HEAD asked for it. */
function sendPage(
  { headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
  page: PageResponse,
): void {
  if (page.status === 200 && matchesEtag(page.etag, headers['if-none-match'])) {
    response.writeHead(304, [...page.sharedHeaders]).end()
    return
  }
  const variant = page.byEncoding[preferredEncoding(headers['accept-encoding'])]
  const location = page.location === undefined ? [] : ['Location', withQueryOf(url, page.location)]
  response.writeHead(page.status, [...variant.headers, ...location]).end(variant.body)
}
