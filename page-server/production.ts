// The built site: files from build/client, pages from build/server.

import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import sirv from 'sirv'
import { withOwnRules } from './own-rules/own-rules.ts'
import type { AppBuild } from './page-server.ts'
import { createRenderer } from './render.ts'

const build = new URL('../build/', import.meta.url)

/** The folder of the files that a browser may request. */
export const filesFolder = fileURLToPath(new URL('client', build))

/** Loads the result of `npm run build`. */
export async function loadBuild(): Promise<AppBuild> {
  const server: ServerBuild = await import(new URL('server/index.js', build).href)
  return { render: withOwnRules(createRenderer(server, 'production')), serveFile: createFileHandler() }
}

function createFileHandler() {
  return sirv(filesFolder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeaders(fileHeaders(path))
    },
  })
}

/** The headers of a file, besides those of every response. */
export function fileHeaders(path: string): Headers {
  // Vite puts a hash of the content in the name of every file below /assets/.
  const lifetime = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  const headers = new Headers({ 'Cache-Control': lifetime })
  // Other sites show the sharing cards.
  if (path.startsWith('/cards/')) headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return headers
}
