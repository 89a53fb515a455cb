// A host for static files like Netlify and Cloudflare Pages: it serves a folder by the rules in its _headers and
// _redirects.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
}
const settings = ['/_headers', '/_redirects', '/vercel.json']

export interface StaticHost {
  url: string
  close(): void
}

/** @param port the one that the static site was made for; 0 for any free one */
export async function startStaticHost(folder: string, port = 0): Promise<StaticHost> {
  const rules = readRules(readFileSync(join(folder, '_headers'), 'utf8'))
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    const [, to] = redirects.find(([from, , status]) => status === '302' && from === pathname) ?? []
    if (to !== undefined) {
      const [page = '', ...anchor] = to.split(/(?=#)/)
      response.writeHead(302, { Location: page + search + anchor.join('') }).end()
      return
    }
    const found = settings.includes(pathname) ? undefined : findFile(pathname)
    const file = found ?? missing(pathname)
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    response.setHeaders(headersOf(pathname))
    response.writeHead(found ? 200 : 404).end(readFileSync(join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  }

  function findFile(path: string): string | undefined {
    const names = path === '/' ? ['/index.html'] : [path, `${path}.html`]
    return names.find((name) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile())
  }

  function missing(path: string): string {
    const [, file] = redirects.find(([from = '', , status]) => status === '404' && matches(from, path)) ?? []
    return file ?? '/404.html'
  }

  /** All matching rules apply; headers named by several of them are joined, as Cloudflare does. */
  function headersOf(path: string): Headers {
    const headers = new Headers()
    for (const rule of rules) {
      if (matches(rule.path, path)) for (const [name, value] of rule.headers) headers.append(name, value)
    }
    return headers
  }
}

function readRules(text: string) {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n').map((line) => line.trim())
      const headers = lines.map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)] as const
      })
      return { path, headers }
    })
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
