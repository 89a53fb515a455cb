import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Sends headers that fetch would not. */
export async function send(url: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).once('error', reject).end()
  })
  return { status: response.statusCode, body: await text(response) }
}
