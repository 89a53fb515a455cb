// The built site: files from build/client, pages from build/server.

import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import sirv from 'sirv'
import { createRenderer } from './render.ts'
import type { SiteBuild } from './site.ts'

const build = new URL('../build/', import.meta.url)

/** What a site serves from the build that `npm run build` made. */
export async function loadBuild(): Promise<SiteBuild> {
  const server: ServerBuild = await import(new URL('server/index.js', build).href)
  return { render: createRenderer(server, 'production'), files: serveFiles() }
}

function serveFiles() {
  return sirv(fileURLToPath(new URL('client', build)), {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // Vite puts a hash of the content in the name of everything below /assets/.
      const lifetime = path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600'
      response.setHeader('Cache-Control', lifetime)
      // Sharing cards are shown by other sites.
      if (path.startsWith('/cards/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    },
  })
}
