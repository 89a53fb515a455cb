// The built site: files from build/client, pages from build/server.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { StartupError } from '#server/startup-error.ts'
import { createFileHandler } from './build-files.ts'
import type { AppBuild } from './page-server.ts'
import { createRenderer } from './rendering/render.ts'
import { withUsedCss } from './used-css/used-css.ts'

const build = new URL('../build/', import.meta.url)

/** The folder of the files that a browser may request. */
export const filesFolder = fileURLToPath(new URL('client', build))

/**
 * Loads the result of `npm run build`.
 * @throws {StartupError} if the site is not built
 */
export async function loadBuild(): Promise<AppBuild> {
  const program = new URL('server/index.js', build)
  if (!existsSync(program)) throw new StartupError('The site is not built. Run npm run build.')
  const server: ServerBuild = await import(program.href)
  return {
    render: withUsedCss(createRenderer(server, 'production')),
    serveFile: createFileHandler(filesFolder),
    filesFolder,
  }
}
