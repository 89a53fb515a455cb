// Exports the whole site as files for a static host, with the same bodies and headers as the server sends. Pages are
// rendered by the same functions; only the file names are chosen here.
import { editablePagesFolder } from '#content/addresses/editable-pages.ts'
import { type HeaderRule, hoistCommonHeaders } from './http/static-host-files.ts'
import type { RespondToUrl } from './rendering/page-response.ts'

/** A page as a file. The hosts of http/static-host-files.ts serve about.html at the address `/about`. */
export interface StaticPage {
  file: string
  /** The address at which the server sends this page. */
  path: string
  body: Buffer
  headers: Headers
}

const headersSetByHost = ['etag', 'vary']

/**
 * Renders all pages and documents, and the "not found" page of each section.
 * @throws if one of them cannot be rendered
 */
export async function exportPages(paths: readonly string[], respond: RespondToUrl): Promise<StaticPage[]> {
  const sections = paths.filter((path) => /^\/[^/.]+$/.test(path))
  const notFoundPaths = ['', ...sections].map((section) => `${section}/404`)
  return Promise.all(
    [...paths, ...notFoundPaths].map(async (path) => {
      const { status, sharedHeaders, byEncoding } = await respond(path)
      const expected = notFoundPaths.includes(path) ? 404 : 200
      if (status !== expected) throw new Error(`${path} could not be rendered (${status}).`)
      const headers = new Headers()
      for (let i = 0; i < sharedHeaders.length; i += 2)
        headers.set(sharedHeaders[i] ?? '', sharedHeaders[i + 1] ?? '')
      for (const name of headersSetByHost) headers.delete(name)
      const { body } = byEncoding.identity
      return { file: fileOf(path), path, body: expected === 404 ? withPolicy(body, headers) : body, headers }
    }),
  )
}

/**
 * Writes the policy of a page into the page itself. Hosts set headers by address, and no rule matches only addresses
 * without a page: a rule for all addresses would add a second policy to every page.
 */
function withPolicy(body: Buffer, headers: Headers): Buffer {
  const charset = '<meta charSet="utf-8"/>'
  const html = body.toString()
  if (!html.includes(charset)) throw new Error('The "not found" page has no place for its policy.')
  // Browsers ignore this directive outside a header. The X-Frame-Options header, which every response has, says the
  // same.
  const policy = headers.get('content-security-policy')?.replace(/; frame-ancestors [^;]*/, '')
  return Buffer.from(
    html.replace(charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
  )
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}

/**
 * Decides which address gets which headers.
 * @param files of the build
 * @param common headers of every response
 * @param own additional headers of a file, by its path
 */
export function headerRules(
  pages: readonly StaticPage[],
  files: readonly string[],
  common: Headers,
  own: (path: string) => Headers,
): HeaderRule[] {
  const patterns = new Set(files.map((file) => `/${file.replace(/\/.*/, '/*')}`))
  // Hosts select headers by address, and the "not found" page has no address of its own.
  const addressed = pages.filter(({ path }) => !path.endsWith('/404'))
  const rules = new Map(addressed.map(ruleOf).map(({ path, headers }) => [path, headers]))
  return hoistCommonHeaders([
    ...Array.from(rules, ([path, headers]) => ({ path, headers })),
    ...Array.from(patterns, (path) => {
      const headers = new Headers(common)
      for (const [name, value] of own(path)) headers.set(name, value)
      return { path, headers }
    }),
  ])
}

/** Hosts limit the number of rules. The editable pages share one, since they have the same headers. */
function ruleOf({ path, headers: own }: StaticPage): HeaderRule {
  if (!path.startsWith(editablePagesFolder)) return { path, headers: own }
  const headers = new Headers(own)
  // Hosts know the type of JSON, and a page that is missing here is HTML.
  headers.delete('content-type')
  return { path: `${editablePagesFolder}*`, headers }
}
