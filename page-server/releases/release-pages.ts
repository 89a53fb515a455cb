// The pages as the panel shows them for editing, with the edits of a release: those of /admin/pages/ with the query
// `release=<id>`. Each request reads the release with the rights of the session that it carries.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { uuidPattern } from '#content-sync/uuid.ts'
import { sendProblem } from '#page-server/http/problem-details.ts'
import type { ContentSource } from '#page-server/live-content/content-source.ts'
import type { RenderEditable } from '#page-server/rendering/editable-pages.ts'
import type { RenderedPage } from '#page-server/rendering/render.ts'
import { describeWithoutMessage } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import { pathOf, queryOf } from '#server/request-url.ts'
import { sendFreshPage } from './fresh-page.ts'
import type { ReleaseLimits } from './release-limits.ts'
import { editsOrRefusal, type ReleaseReader, withEdits } from './release-reader.ts'

export interface ReleasePageOptions {
  /** The editable pages by their own paths. */
  pages: ReadonlyMap<string, RenderEditable>
  content: ContentSource
  reader: Pick<ReleaseReader, 'edits'>
  /**
   * Whether a request comes from where editing is allowed. The backend cannot tell: it sees our client, which is always
   * local.
   */
  passesLocalAccess: (request: IncomingMessage) => boolean
  limits: Pick<ReleaseLimits, 'waitForTurn'>
  /** Headers of every response. */
  headers: Headers
  log: Log
}

export function createReleasePages(options: ReleasePageOptions) {
  const { pages, content, reader, passesLocalAccess, limits, headers, log } = options

  return {
    /** Whether a request asks for a page with a release. */
    accepts: (request: IncomingMessage) =>
      (request.method === 'GET' || request.method === 'HEAD') &&
      releaseOf(request) !== null &&
      pages.has(pathOf(request.url ?? '')),

    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      response.setHeaders(headers)
      try {
        const answer = await answerTo(request)
        if (typeof answer === 'object') {
          await sendFreshPage(request, response, { ...answer, body: Buffer.from(answer.body) })
          return
        }
        if (answer === 429 || answer === 503) response.setHeader('Retry-After', '5')
        sendProblem(response, answer, { cacheControl: 'no-store' })
      } catch (error) {
        log.error('A page could not be shown with a release.', { reason: describeWithoutMessage(error) })
        if (response.headersSent) response.destroy()
        else sendProblem(response, 500, { cacheControl: 'no-store' })
      }
    },
  }

  /** @returns the page, or the status of a refusal */
  async function answerTo(request: IncomingMessage): Promise<RenderedPage | number> {
    const page = pages.get(pathOf(request.url ?? ''))
    const id = releaseOf(request) ?? ''
    if (!page || !uuidPattern.test(id)) return 404
    if (!passesLocalAccess(request)) return 403
    const endTurn = await limits.waitForTurn(request)
    if (!endTurn) return 429
    try {
      const edits = await editsOrRefusal(reader, id, request.headers.authorization)
      return typeof edits === 'number' ? edits : await page(withEdits(await content.rows(), edits))
    } finally {
      endTurn()
    }
  }
}

const releaseOf = ({ url = '' }: IncomingMessage) => queryOf(url).get('release')
