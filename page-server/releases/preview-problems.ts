// The responses of previews that show nothing: pages of the live site that say why.
import type { PageContext } from '#app/sections/page-context.ts'
import type { Site } from '#content/default-content.ts'
import type { PreviewProblem } from '#content/preview.ts'
import { encode } from '#page-server/http/content-encoding.ts'
import { contentSecurityPolicy, type PolicyOptions } from '#page-server/http/security-headers.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import type { FreshPage } from './fresh-page.ts'

export const statusOfProblem: Record<PreviewProblem, number> = {
  ended: 404,
  readOnly: 405,
  busy: 429,
  failed: 500,
  unavailable: 503,
}

const headersOfProblem: Partial<Record<PreviewProblem, Record<string, string>>> = {
  readOnly: { Allow: 'GET, HEAD' },
  busy: { 'Retry-After': '5' },
  unavailable: { 'Retry-After': '30' },
}

export const problemHeaders = (problem: PreviewProblem) => headersOfProblem[problem] ?? {}

interface Options {
  render: RenderPage
  /** The live site. */
  context: () => Promise<PageContext>
  policy: PolicyOptions
}

/** @returns a function that makes the page of a problem, which is rendered once for each state of the site */
export function createProblemPages({ render, context, policy }: Options) {
  const rendered = new WeakMap<Site, Map<PreviewProblem, Promise<FreshPage>>>()

  return async (problem: PreviewProblem): Promise<FreshPage> => {
    const page = await context()
    const pages = rendered.get(page.site) ?? new Map<PreviewProblem, Promise<FreshPage>>()
    rendered.set(page.site, pages)
    const known = pages.get(problem) ?? make(problem, page)
    pages.set(problem, known)
    known.catch(() => pages.delete(problem))
    return known
  }

  async function make(problem: PreviewProblem, page: PageContext): Promise<FreshPage> {
    const { headers, body } = await render('/404', { ...page, previewProblem: problem })
    return {
      status: statusOfProblem[problem],
      headers: {
        ...headers,
        ...problemHeaders(problem),
        'Content-Security-Policy': contentSecurityPolicy(body, policy),
      },
      body: await encode(Buffer.from(body), 'quick'),
    }
  }
}
