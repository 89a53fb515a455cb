import { STATUS_CODES } from 'node:http'

/** Returns a response without a body that closes its connection, for a socket that has no response object. */
export function bareResponse(status: number, headers: Headers): string {
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}`)
  const own = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines,
    'Connection: close',
    'Content-Length: 0',
  ]
  return `${own.join('\r\n')}\r\n\r\n`
}
