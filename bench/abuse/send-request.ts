import { type Agent, type OutgoingHttpHeaders, request } from 'node:http'

interface Options {
  agent: Agent
  method?: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: string | undefined
  timeoutMs: number
}

/**
 * Sends a request and reads its whole response.
 * @returns the status
 * @throws if no complete response arrives in time
 */
export function sendRequest(url: string, options: Options): Promise<number> {
  const { agent, method = 'GET', headers, body, timeoutMs } = options
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = request(url, { agent, method, headers, signal }, (answer) => {
      answer.on('error', reject).once('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.on('error', reject).end(body)
  })
}
