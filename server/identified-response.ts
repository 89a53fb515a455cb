// A response with a request id, so that a visitor's problem can be found in the logs of proxy and site.
import { randomUUID } from 'node:crypto'
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[]

export class IdentifiedResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  #requestId: string | undefined

  get requestId(): string {
    this.#requestId ??= acceptableId(this.req.headers['x-request-id']) ?? randomUUID()
    return this.#requestId
  }

  override writeHead(status: number, message?: string | Head, headers?: Head): this {
    if (typeof message === 'string') return super.writeHead(status, message, this.#withId(headers))
    return super.writeHead(status, this.#withId(message))
  }

  /** Pages have raw headers, to which the id is appended: `setHeader` would reduce the throughput by a third. */
  #withId(headers: Head | undefined): Head | undefined {
    if (Array.isArray(headers)) return [...headers, 'X-Request-Id', this.requestId]
    this.setHeader('X-Request-Id', this.requestId)
    return headers
  }
}

/** Accepts the id of a proxy, so that a request has the same id in all logs, but nothing that could do harm in a log. */
const acceptableId = (id: string | string[] | undefined) =>
  typeof id === 'string' && /^[\w.-]{8,64}$/.test(id) ? id : undefined
