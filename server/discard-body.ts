import type { IncomingMessage, ServerResponse } from 'node:http'

export interface BodyLimit {
  bytes: number
  milliseconds: number
}

/**
 * How much is read of a body that is not wanted. Many clients read no response before they have sent their whole
 * request.
 */
export const unwantedBody = {
  patiently: { bytes: 8 * 1024 * 1024, milliseconds: 2000 },
  briefly: { bytes: 64 * 1024, milliseconds: 500 },
} satisfies Record<string, BodyLimit>

/**
 * Reads the rest of a body, up to a limit or until the client leaves, so that the client gets to read why it is refused.
 */
export async function discardBody(
  request: IncomingMessage,
  { bytes, milliseconds }: BodyLimit,
): Promise<void> {
  const ended = Promise.withResolvers<void>()
  const timer = setTimeout(ended.resolve, milliseconds)
  await Promise.race([skip(request, bytes).catch(() => {}), ended.promise])
  clearTimeout(timer)
}

/** Reads the rest of a refused body. If more is still to come, the connection closes after the response. */
export async function endBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: BodyLimit,
): Promise<void> {
  if (request.complete) return
  await discardBody(request, limit)
  if (!request.complete) response.setHeader('Connection', 'close')
}

async function skip(request: IncomingMessage, maxBytes: number): Promise<void> {
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > maxBytes) return
  }
}
