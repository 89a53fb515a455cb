// Logs requests that failed or were slow, and counts those in progress.
import type { IncomingMessage } from 'node:http'
import type { IdentifiedResponse } from './identified-response.ts'
import { type Log, requestIds } from './log.ts'

const slowRequestMs = 1000

type Listener = (request: IncomingMessage, response: IdentifiedResponse) => void

export interface RequestLog {
  /** Wraps a listener so that its requests are counted and logged. */
  track(listener: Listener): Listener
  /**
   * Waits until all requests are answered. From now on, each response closes its connection.
   * @returns how many requests are still unanswered after the timeout
   */
  drain(timeoutMs: number): Promise<number>
}

/** @param routeName returns the name of a URL in the log, which must contain nothing the client wrote */
export function createRequestLog(log: Log, routeName: (url: string) => string): RequestLog {
  const underWay = new Set<IdentifiedResponse>()
  let onDrained: (() => void) | undefined

  return {
    track: (listener) => (request, response) => {
      const startedMs = performance.now()
      if (onDrained) response.shouldKeepAlive = false
      underWay.add(response)
      response.once('close', () => {
        underWay.delete(response)
        const milliseconds = Math.round(performance.now() - startedMs)
        const isSlow = response.statusCode < 400 && milliseconds >= slowRequestMs
        if (response.statusCode >= 500 || isSlow) logRequest(request, response, milliseconds)
        if (underWay.size === 0) onDrained?.()
      })
      requestIds.run(response, listener, request, response)
    },

    drain(timeoutMs) {
      for (const response of underWay) response.shouldKeepAlive = false
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(underWay.size), timeoutMs)
        onDrained = () => {
          clearTimeout(timer)
          resolve(0)
        }
        if (underWay.size === 0) onDrained()
      })
    },
  }

  /** Client errors are not logged, because anyone could fill the log with them. Some are slow because they are held back. */
  function logRequest(
    { method = '', url = '' }: IncomingMessage,
    response: IdentifiedResponse,
    milliseconds: number,
  ) {
    const { statusCode: status, requestId: request } = response
    const fields = { request, method, route: routeName(url), status, milliseconds }
    if (status >= 500) log.error('A request failed', fields)
    else log.warn('A request was slow', fields)
  }
}
