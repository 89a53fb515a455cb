// The whole site as files for a host that only serves files: what the server would answer, and with which headers. The same pages
// by the same functions; only their names are made here.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RespondToUrl } from './page-response.ts'
import { type HeaderRule, hoistCommonHeaders } from './static-host-headers.ts'

/** A page, as the file that a host serves at its address: `/about` is about.html on all of them. */
export interface StaticPage {
  file: string
  /** What the server answers at this address. */
  path: string
  body: Buffer
  headers: Headers
}

const headersSetByHost = ['etag', 'vary']

/**
 * Renders all pages and documents, and the "not found" page of each section.
 * @throws where one cannot be rendered
 */
export async function exportPages(paths: readonly string[], respond: RespondToUrl): Promise<StaticPage[]> {
  const sections = paths.filter((path) => /^\/[^/.]+$/.test(path))
  const missing = ['', ...sections].map((section) => `${section}/404`)
  return Promise.all(
    [...paths, ...missing].map(async (path) => {
      const { status, notModifiedHeaders, byEncoding } = await respond(path)
      const expected = missing.includes(path) ? 404 : 200
      if (status !== expected) throw new Error(`${path} could not be rendered (${status}).`)
      const headers = new Headers()
      for (let i = 0; i < notModifiedHeaders.length; i += 2)
        headers.set(notModifiedHeaders[i] ?? '', notModifiedHeaders[i + 1] ?? '')
      for (const name of headersSetByHost) headers.delete(name)
      const { body } = byEncoding.identity
      return { file: fileOf(path), path, body: expected === 404 ? withPolicy(body, headers) : body, headers }
    }),
  )
}

/**
 * Writes the policy of a page into it as well. Hosts choose headers by address, and no rule fits just those that have no page:
 * one for all addresses would apply to every page besides that page's own policy.
 */
function withPolicy(body: Buffer, headers: Headers): Buffer {
  const charset = '<meta charSet="utf-8"/>'
  const html = body.toString()
  if (!html.includes(charset)) throw new Error('The "not found" page has no place for its policy.')
  // Browsers ignore this part outside of a header. The header X-Frame-Options, which all answers have, says the same.
  const policy = headers.get('content-security-policy')?.replace(/; frame-ancestors [^;]*/, '')
  return Buffer.from(
    html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
  )
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/** @returns the files below a folder; without their compressed copies, since hosts compress themselves */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
    .sort()

/**
 * Which address gets which headers.
 * @param files those of the build
 * @param common the headers of every answer
 * @param own those that a file has besides, by its path
 */
export function headerRules(
  pages: readonly StaticPage[],
  files: readonly string[],
  common: Headers,
  own: (path: string) => Headers,
): HeaderRule[] {
  const patterns = new Set(files.map((file) => `/${file.replace(/\/.*/, '/*')}`))
  return hoistCommonHeaders([
    // Hosts go by the address, and one that nobody has cannot be listed.
    ...pages.filter(({ path }) => !path.endsWith('/404')).map(({ path, headers }) => ({ path, headers })),
    ...Array.from(patterns, (path) => {
      const headers = new Headers(common)
      for (const [name, value] of own(path)) headers.set(name, value)
      return { path, headers }
    }),
  ])
}
