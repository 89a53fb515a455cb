// The site while it is being worked on: Vite compiles files as they are asked for and reloads the browser on a change.
import type { Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { AppBuild } from './page-server.ts'
import { createRenderer } from './render.ts'

/** Starts Vite on the sources. `server` carries its WebSocket for reloading. */
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
    serveFile: (request, response, next) => vite.middlewares(request, response, next),
    development: true,
  }
}

/** The page with Vite's client, which reloads it on a change; a hydrated page has it already. */
function withReload(html: string): string {
  if (html.includes('inject-hmr-runtime')) return html
  return html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>')
}
