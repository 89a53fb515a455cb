// The public side of the process: a request listener that serves a build with its content.
import type { RequestListener } from 'node:http'
import { inspect } from 'node:util'
import type { PageContext, Submission } from '#app/sections/page-context.ts'
import { formKinds } from '#content/addresses/form-kinds.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import { redirected, redirectsOf } from '#content/redirects/redirects.ts'
import { describeWithoutMessage } from '#server/error-reason.ts'
import type { Log } from '#server/log.ts'
import { pathOf } from '#server/request-url.ts'
import { createCardDrawer } from './cards/card-drawer.ts'
import { createCardResponder } from './cards/card-responder.ts'
import type { ContentSource } from './live-content/content-source.ts'
import { createPreviews } from './releases/previews.ts'
import { createReleaseLimits } from './releases/release-limits.ts'
import { createReleasePages, type ReleasePageOptions } from './releases/release-pages.ts'
import type { ReleaseReader } from './releases/release-reader.ts'
import { createEditablePages } from './rendering/editable-pages.ts'
import { createPageCache, createUncachedPages } from './rendering/page-cache.ts'
import {
  createPageResponder,
  createPolicyRenderer,
  type RenderWithPolicy,
  type RespondToUrl,
  toPageResponse,
} from './rendering/page-response.ts'
import { positionQuery } from './rendering/position-query.ts'
import type { RenderPage } from './rendering/render.ts'
import { createRequestListener, type StaticFileHandler } from './request-listener.ts'
import { createCrawlerDocuments } from './robots-and-sitemap.ts'

/** The app in a form that can be served: built, or compiled from its sources on request in development. */
export interface AppBuild {
  render: RenderPage
  serveFile: StaticFileHandler
  /** The folder of its files, with the sharing pictures and fonts; none in development. */
  filesFolder?: string
  development?: boolean
}

export interface PageRoutesOptions {
  render: RenderPage
  /** What the rendering of every page needs besides the texts. */
  page: Omit<PageContext, 'site'>
  defaults: Site
  content: ContentSource
  /** Headers of every response. */
  headers: Headers
  development?: boolean
  log: Log
}

/**
 * @returns the paths of all pages, crawler documents and editable pages, and the function that responds to them and to
 * unknown paths
 */
export function createPageRoutes(options: PageRoutesOptions): {
  paths: readonly string[]
  respond: RespondToUrl
  renderWithPolicy: RenderWithPolicy
  editablePages: ReturnType<typeof createEditablePages>
} {
  const { render, page, defaults, content, headers, development = false, log } = options
  const renderWithPolicy = createPolicyRenderer({
    render,
    context: async () => ({ ...page, site: await content.site() }),
    fallback: () => ({ ...page, site: defaults }),
    policy: { development },
    log,
  })
  const respondWithPage = createPageResponder(renderWithPolicy, headers)
  const paths = pathsOf(defaults)
  const editablePages = createEditablePages({ paths, render, page, defaults })
  const documents = new Map([
    ...createCrawlerDocuments({
      origin: page.origin,
      paths: async () => pathsOf(await content.site()),
      lastModified: content.lastModified,
    }),
    ...Array.from(
      editablePages,
      ([path, renderEditable]) => [path, async () => renderEditable(await content.rows())] as const,
    ),
  ])
  return {
    paths: [...paths, '/admin', ...documents.keys()],
    async respond(url) {
      const document = documents.get(url)
      if (document) return toPageResponse(await document(), headers)
      const location = redirectsOf(await content.site()).get(pathOf(url))
      if (location === undefined) return respondWithPage(url)
      return { ...(await toPageResponse({ status: 307, headers: {}, body: '' }, headers)), location }
    },
    renderWithPolicy,
    editablePages,
  }
}

export interface PageServerOptions extends Omit<PageRoutesOptions, 'render' | 'development'> {
  build: AppBuild
  /** For previews and for pages with a release in the panel; without it, there are neither. */
  releases?: Pick<ReleasePageOptions, 'passesLocalAccess'> & {
    reader: ReleaseReader
    trustedProxies: readonly string[]
  }
}

export interface PageServer {
  /** Answers all requests for pages and files, and follows changes of the content. */
  serve: RequestListener
  /** Renders a page for one visitor, who has sent a form that was not accepted. Its response is not cached. */
  renderForm: (path: string, submission: Submission) => Promise<{ html: string; policy: string }>
}

export function createPageServer({ build, releases, ...options }: PageServerOptions): PageServer {
  const { render, serveFile, filesFolder, development = false } = build
  const routes = createPageRoutes({ ...options, render, development })
  const { paths, respond, renderWithPolicy } = routes
  const pages = development
    ? createUncachedPages(respond)
    : createPageCache(paths, respond, async (url) => positionQuery(url, await options.content.site()))
  options.content.subscribe(pages.expire)
  const onRenderError = (error: unknown) =>
    options.log.error(
      `A page could not be rendered (${development ? inspect(error) : describeWithoutMessage(error)}).`,
    )
  const servePage = createRequestListener({
    pages,
    formPaths: options.defaults.contact.inbox ? [...formKinds.keys()] : [],
    redirected: async (url) => redirected(redirectsOf(await options.content.site()), url),
    serveFile,
    headers: options.headers,
    onRenderError,
  })
  const withReleases = releases && [
    createPreviews({
      ...options,
      paths: pathsOf(options.defaults),
      render,
      reader: releases.reader,
      limits: createReleaseLimits(releases.trustedProxies),
      policy: { development },
    }),
    createReleasePages({
      ...options,
      pages: routes.editablePages,
      ...releases,
      limits: createReleaseLimits(releases.trustedProxies),
    }),
  ]
  const cards =
    filesFolder === undefined
      ? undefined
      : createCardResponder({
          ...options,
          paths: pathsOf(options.defaults),
          drawer: createCardDrawer(filesFolder, options.log),
        })
  return {
    serve(request, response) {
      const special = withReleases?.find(({ accepts }) => accepts(request))
      const next = () => servePage(request, response)
      if (special) void special.handle(request, response)
      else if (cards?.accepts(request)) cards.handle(request, response, next).catch(next)
      else next()
    },
    async renderForm(path, submission) {
      const { rendered, policy } = await renderWithPolicy(path, submission)
      return { html: rendered.body, policy }
    },
  }
}
