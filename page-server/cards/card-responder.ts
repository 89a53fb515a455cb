// Answers requests for sharing pictures: the committed file if it shows the current texts, else one drawn with them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cardPath } from '#content/addresses/card-path.ts'
import { cardAddress } from '#content/cards/card.ts'
import { cardOf, isCommitted } from '#content/cards/page-cards.ts'
import { etagOf, matchesEtag } from '#page-server/http/etag.ts'
import { fileHeaders } from '#page-server/http/file-headers.ts'
import type { ContentSource } from '#page-server/live-content/content-source.ts'
import { pathOf } from '#server/request-url.ts'
import type { CardDrawer } from './card-drawer.ts'

interface CardResponderOptions {
  /** All pages, also hidden ones. */
  paths: readonly string[]
  content: Pick<ContentSource, 'site'>
  drawer: CardDrawer
  /** Headers of every response. */
  headers: Headers
}

export function createCardResponder({ paths, content, drawer, headers }: CardResponderOptions) {
  const pages = new Map(paths.map((path) => [cardPath(path), path]))

  return {
    /** Whether a request is for the card of a page. Nothing else is ever drawn. */
    accepts: ({ method, url = '' }: IncomingMessage) =>
      (method === 'GET' || method === 'HEAD') && pages.has(pathOf(url)),

    /** @param next answers with the committed file */
    async handle(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
      const path = pathOf(request.url ?? '')
      const page = pages.get(path) ?? ''
      const card = cardOf(await content.site(), page)
      if (!card) {
        response.setHeaders(headers).writeHead(404, { 'Cache-Control': 'no-cache' }).end()
        return
      }
      const committed = isCommitted(page, card)
      const picture = committed ? undefined : await drawer.draw(page, card)
      const isOwnAddress = request.url === path || request.url === cardAddress(page, card)
      if (picture) response.setHeaders(headers).setHeaders(fileHeaders(path))
      // The address may name texts that are not live, or a picture that could not be drawn. The response is then another
      // picture, which no client may keep.
      if (!isOwnAddress || !(committed || picture)) response.setHeader('Cache-Control', 'no-cache')
      if (picture) send(request, response, picture)
      else next()
    },
  }
}

function send({ headers }: IncomingMessage, response: ServerResponse, picture: Buffer): void {
  const etag = etagOf(picture)
  response.setHeader('ETag', etag)
  if (matchesEtag(etag, headers['if-none-match'])) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': picture.length })
  response.end(picture)
}
