import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { BrowserEntry } from './browser-entry.tsx'

export { pageContext } from './sections/page-context.ts'

// Pages are sent as a whole, never streamed: their security policy contains the hashes of the scripts in them.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(
    <BrowserEntry value={context.manifest}>
      <ServerRouter context={context} url={request.url} />
    </BrowserEntry>,
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
