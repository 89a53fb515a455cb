// Serves one page as fast as a static file: from memory, compressed in advance, with the built site's fonts beside it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFileHandler } from '#page-server/build-files.ts'
import { encode, preferredEncoding } from '#page-server/http/content-encoding.ts'
import { filesFolder } from '#page-server/production.ts'

/** Every path that is not a file returns the page, so that links lead to a page of the same size. */
export async function serveOnePage(html: string): Promise<{ url: string; stop: () => void }> {
  const bodies = await encode(Buffer.from(html), 'small')
  const files = createFileHandler(filesFolder)
  const server = createServer((request, response) =>
    files(request, response, () => {
      const encoding = preferredEncoding(request.headers['accept-encoding'])
      const body = bodies[encoding]
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Length': body.length,
        'Cache-Control': 'no-cache',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      })
      response.end(body)
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
