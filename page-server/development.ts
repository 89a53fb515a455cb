// The site in development: Vite compiles files on request and reloads the browser after a change.
import type { Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { AppBuild } from './page-server.ts'
import { createRenderer } from './rendering/render.ts'

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
      const rendered = await render(path, page)
      return { ...rendered, body: withReload(rendered.body) }
    },
    serveFile(request, response, next) {
      // Vite throws at a range that ends before it begins, which would end the process. Every range may be ignored.
      delete request.headers.range
      vite.middlewares(request, response, next)
    },
    development: true,
  }
}

/** Adds Vite's client to a page, which reloads it after a change. A hydrated page already has it. */
function withReload(html: string): string {
  if (html.includes('inject-hmr-runtime')) return html
  return html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>')
}
