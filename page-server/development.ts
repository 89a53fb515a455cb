// The site in development: Vite compiles files on request and reloads the browser after a change.
import type { Server } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { AppBuild } from './page-server.ts'
import { escaped } from './rendering/escaped.ts'
import { createRenderer, type RenderedPage } from './rendering/render.ts'

/**
 * Starts Vite on the sources.
 * @param server carries Vite's WebSocket for reloading
 */
export async function loadSources(server: Server): Promise<AppBuild> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  server.once('close', () => vite.close())
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
  const render = createRenderer(load, 'development')
  return {
    render: async (path, page) => {
      // Sources that cannot be compiled. Vite has logged why.
      const rendered = await render(path, page).catch((error: Error) => errorPage(error.message))
      // If a component throws, React Router answers with plain text.
      const shown = rendered.body.includes('</head>') ? rendered : errorPage(rendered.body)
      return { ...shown, body: withReload(shown.body) }
    },
    serveFile(request, response, next) {
      // Vite throws at a range that ends before it begins, which would end the process. Every range may be ignored.
      delete request.headers.range
      vite.middlewares(request, response, next)
    },
    development: true,
  }
}

/** A page that says what is wrong with the sources. Like any other, it reloads after the next change. */
function errorPage(reason: string): RenderedPage {
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!DOCTYPE html><html lang="en"><head><title>Error</title></head><body><pre>${escaped(stripVTControlCharacters(reason))}</pre></body></html>`,
  }
}

/** Adds Vite's client to a page, which reloads it after a change. A hydrated page already has it. */
function withReload(html: string): string {
  if (html.includes('inject-hmr-runtime')) return html
  return html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>')
}
