// Every request: its line in the log where it failed or took long, and whether any is still under way.
import type { IncomingMessage } from 'node:http'
import type { IdentifiedResponse } from './identified-response.ts'
import { type Log, requestIds } from './log.ts'

/** Milliseconds after which a request counts as slow. */
const slow = 1000

type Listener = (request: IncomingMessage, response: IdentifiedResponse) => void

export interface RequestLog {
  follow(answer: Listener): Listener
  /**
   * Waits until everything that was asked is answered. From now on, each answer ends its connection.
   * @param timeoutMs milliseconds
   * @returns how many answers are missing then
   */
  end(timeoutMs: number): Promise<number>
}

/** @param routeOf the name of an address in the log, without what its sender put into it */
export function createRequestLog(log: Log, routeOf: (url: string) => string): RequestLog {
  const underWay = new Set<IdentifiedResponse>()
  let ended: (() => void) | undefined

  return {
    follow: (answer) => (request, response) => {
      const begin = performance.now()
      if (ended) response.shouldKeepAlive = false
      underWay.add(response)
      response.once('close', () => {
        underWay.delete(response)
        const milliseconds = Math.round(performance.now() - begin)
        if (response.statusCode >= 500 || milliseconds >= slow) tell(request, response, milliseconds)
        if (underWay.size === 0) ended?.()
      })
      requestIds.run(response, answer, request, response)
    },

    end(timeoutMs) {
      for (const response of underWay) response.shouldKeepAlive = false
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(underWay.size), timeoutMs)
        ended = () => {
          clearTimeout(timer)
          resolve(0)
        }
        if (underWay.size === 0) ended()
      })
    },
  }

  /** What the client did wrong is no failure: everybody could fill the log with that. */
  function tell(
    { method = '', url = '' }: IncomingMessage,
    response: IdentifiedResponse,
    milliseconds: number,
  ) {
    const { statusCode: status, requestId: request } = response
    const fields = { request, method, route: routeOf(url), status, milliseconds }
    if (status >= 500) log.error('A request failed', fields)
    else log.warn('A request was slow', fields)
  }
}
