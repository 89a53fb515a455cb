// Shows a release to people with a link, before it is published: all pages below /preview/<token>, rendered for each request
// from the live texts and the edits of the release.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageContext } from '#app/sections/page-context.ts'
import { plainPath } from '#content/addresses/plain-path.ts'
import type { Site } from '#content/default-content.ts'
import type { Override } from '#content/keys/overrides.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { overrideRules } from '#content/keys/writers.ts'
import { type PreviewProblem, previewProblems } from '#content/preview.ts'
import { redirected, redirectsOf } from '#content/redirects/redirects.ts'
import { siteForVisitors } from '#content/site-for-visitors.ts'
import type { ReleasePreview } from '#content-sync/release.ts'
import { sendProblem } from '#page-server/http/problem-details.ts'
import { contentSecurityPolicy, type PolicyOptions } from '#page-server/http/security-headers.ts'
import type { ContentSource } from '#page-server/live-content/content-source.ts'
import { notFoundPath } from '#page-server/rendering/not-found-path.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { endBody, unwantedBody } from '#server/discard-body.ts'
import { describeWithoutMessage } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import { prefersJson } from '#server/prefers-json.ts'
import { type FreshPage, sendFreshPage } from './fresh-page.ts'
import { innerLink, withInnerLinks } from './inner-links.ts'
import { isPreviewAddress, type PreviewAddress, previewAddress } from './preview-address.ts'
import { createProblemPages, problemHeaders, statusOfProblem } from './preview-problems.ts'
import type { ReleaseLimits } from './release-limits.ts'
import { type PlannedText, type ReleaseReader, withEdits } from './release-reader.ts'

export interface PreviewOptions {
  /** All public pages. */
  paths: readonly string[]
  render: RenderPage
  page: Omit<PageContext, 'site'>
  defaults: Site
  content: ContentSource
  reader: Pick<ReleaseReader, 'preview'>
  limits: ReleaseLimits
  /** Headers of every response. */
  headers: Headers
  policy: PolicyOptions
  log: Log
}

export interface Previews {
  /** Whether a request is for a preview. */
  accepts(request: IncomingMessage): boolean
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** Another address of the same preview. */
interface Move {
  status: 307 | 308
  location: string
}

/** The address of a preview is a secret: neither search engines nor other sites, as the referrer, may get it. */
const previewHeaders = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' }

const noStore = { cacheControl: 'no-store' }

export function createPreviews(options: PreviewOptions): Previews {
  const { render, page, defaults, content, reader, limits, policy, log } = options
  const paths = new Set(options.paths)
  const rules = overrideRules(page.writers)
  const { origin } = new URL(page.origin)
  let last: { rows: readonly Override[]; edits: string; site: Site } | undefined
  const common = new Headers(options.headers)
  for (const [name, value] of Object.entries(previewHeaders)) common.set(name, value)
  const problemPage = createProblemPages({
    render,
    context: async () => ({ ...page, site: await content.site() }),
    policy,
  })

  return {
    accepts: ({ url = '' }) => isPreviewAddress(url),
    async handle(request, response) {
      response.setHeaders(common)
      try {
        const answer = await answerTo(request)
        if (typeof answer === 'string') await sendPreviewProblem(request, response, answer)
        else if ('location' in answer) {
          const { status, location } = answer
          response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end()
        } else if (answer.status >= 400 && prefersJson(request.headers.accept)) {
          sendProblem(response, answer.status, noStore)
        } else await sendFreshPage(request, response, answer)
      } catch (error) {
        log.error('A preview could not be shown.', { reason: describeWithoutMessage(error) })
        if (response.headersSent) response.destroy()
        else sendProblem(response, 500, noStore)
      }
    },
  }

  async function answerTo(request: IncomingMessage): Promise<FreshPage | Move | PreviewProblem> {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return 'readOnly'
    const address = previewAddress(url)
    if (!address) return 'ended'
    const { base, path, query, token } = address
    const plain = plainPath(path)
    if (!paths.has(path) && (plain === '' || paths.has(plain))) {
      return { status: 308, location: base + plain + query }
    }
    const endTurn = await limits.waitForTurn(request)
    if (!endTurn) return 'busy'
    try {
      const preview = await reader.preview(token).catch(() => 'unavailable' as const)
      if (typeof preview !== 'object') return preview ?? 'ended'
      return limits.takeRendering() ? await renderPreview(address, preview) : 'busy'
    } finally {
      endTurn()
    }
  }

  /** Does not fall back to the default texts, as other pages do: it would show something that will never be published. */
  async function renderPreview(
    { base, path, query }: PreviewAddress,
    { name, expires_at, edits }: ReleasePreview,
  ): Promise<FreshPage | Move | 'failed'> {
    const site = siteForVisitors(siteWith(await content.rows(), edits), Date.now())
    const moved = redirected(redirectsOf(site), path + query)
    if (moved !== undefined) return { status: 307, location: innerLink(moved, base, origin) }
    const rendered = await render(paths.has(path) ? path : notFoundPath(path, paths), {
      ...page,
      site,
      preview: { name, until: expires_at },
    })
    if (rendered.status >= 500) {
      log.error('A page could not be rendered with the texts of a release.')
      return 'failed'
    }
    const html = withInnerLinks(rendered.body, base, origin)
    return {
      status: rendered.status,
      headers: { ...rendered.headers, 'Content-Security-Policy': contentSecurityPolicy(html, policy) },
      body: Buffer.from(html),
    }
  }

  /** People who open a preview go from page to page, so the last site is kept until the live texts or the edits change. */
  function siteWith(rows: readonly Override[], edits: readonly PlannedText[]): Site {
    const wanted = JSON.stringify(edits)
    if (last?.rows !== rows || last.edits !== wanted) {
      last = { rows, edits: wanted, site: applyOverrides(defaults, withEdits(rows, edits), rules) }
    }
    return last.site
  }

  async function sendPreviewProblem(
    request: IncomingMessage,
    response: ServerResponse,
    problem: PreviewProblem,
  ): Promise<void> {
    await endBody(request, response, unwantedBody.patiently)
    if (!prefersJson(request.headers.accept)) {
      await sendFreshPage(request, response, await problemPage(problem))
      return
    }
    for (const [name, value] of Object.entries(problemHeaders(problem))) response.setHeader(name, value)
    sendProblem(response, statusOfProblem[problem], {
      ...noStore,
      detail: previewProblems[problem].description,
      // By this, the script of a form chooses what to show.
      ...(problem === 'readOnly' && { problem: 'preview' }),
    })
  }
}
