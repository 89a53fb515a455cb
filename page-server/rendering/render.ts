// Renders one page as text with React Router's server build.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageContext, pageContext } from '#app/sections/page-context.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: string
}

/** Renders the page at a path and query, such as `/contact?department=dft-services`. */
export type RenderPage = (path: string, page: PageContext) => Promise<RenderedPage>

/** Creates the renderer of a build. The build brings its own key for the context: see app/entry.server.tsx. */
export function createRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RenderPage {
  const answer = createRequestHandler(build, mode)
  return async (path, page) => {
    const { entry } = typeof build === 'function' ? await build() : build
    const { pageContext: key } = entry.module as unknown as { pageContext: typeof pageContext }
    const context = new RouterContextProvider()
    context.set(key, page)
    const response = await answer(new Request(new URL(path, page.origin)), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  }
}
