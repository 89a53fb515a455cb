// Serves bench/limit/, the page that everything else is measured against, as fast as plain files can be: from memory,
// compressed beforehand, its style in the page, the site's own two fonts beside it.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Encoded, encode, preferredEncoding } from '#page-server/content-encoding.ts'
import { limitPage } from './limit-page.ts'

const client = new URL('../../build/client/', import.meta.url)

/**
 * Every address that is not a file is the page, so that its links lead to a page of the same weight.
 * @param home the address of the home page, which lends its drawings
 */
export async function startLimitServer(home: string): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, { type: string; bodies: Encoded }>()
  for (const { address, type, content } of sources(await limitPage(home))) {
    // Fonts are compressed already.
    const plain = { identity: content, br: content, gzip: content }
    files.set(address, { type, bodies: type === 'font/woff2' ? plain : await encode(content, 'small') })
  }
  const server = createServer(({ url = '/', headers }, response) => {
    const file = files.get(url) ?? files.get('/')
    if (!file) throw new Error('There is no page')
    const coding = file.type === 'font/woff2' ? 'identity' : preferredEncoding(headers['accept-encoding'])
    const body = file.bodies[coding]
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': body.length,
      'Cache-Control': file.type === 'text/html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function sources(page: string) {
  const built = readdirSync(new URL('assets/', client))
  const font = (name: string) => {
    const file = built.find((each) => new RegExp(`^${name}-[\\w-]{8}\\.woff2$`).test(each))
    if (!file) throw new Error(`The build has no font ${name}`)
    return {
      address: `/fonts/${name}.woff2`,
      type: 'font/woff2',
      content: readFileSync(new URL(`assets/${file}`, client)),
    }
  }
  return [
    { address: '/', type: 'text/html', content: Buffer.from(page) },
    { address: '/favicon.svg', type: 'image/svg+xml', content: readFileSync(new URL('favicon.svg', client)) },
    font('archivo'),
    font('martian-mono'),
  ]
}
