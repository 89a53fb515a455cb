// The built site: files from build/client, pages from build/server.

import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createFileHandler } from './build-files.ts'
import type { AppBuild } from './page-server.ts'
import { createRenderer } from './rendering/render.ts'
import { withUsedCss } from './used-css/used-css.ts'

const build = new URL('../build/', import.meta.url)

/** The folder of the files that a browser may request. */
export const filesFolder = fileURLToPath(new URL('client', build))

/** Loads the result of `npm run build`. */
export async function loadBuild(): Promise<AppBuild> {
  const server: ServerBuild = await import(new URL('server/index.js', build).href)
  return {
    render: withUsedCss(createRenderer(server, 'production')),
    serveFile: createFileHandler(filesFolder),
    filesFolder,
  }
}
