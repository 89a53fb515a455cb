// Sends HTTP as raw bytes, for what no client would send.
import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Headers
  body: string
}

/**
 * Sends bytes, and reads until the server closes the connection.
 * @param bodies `none` if all requests are HEAD, whose responses have no body whatever their length header says
 * @returns the responses in order; empty if the server closed the connection without one
 */
export async function sendRaw(
  url: string,
  bytes: string | Buffer,
  bodies: 'some' | 'none' = 'some',
): Promise<RawAnswer[]> {
  return parseAnswers((await sendBytes(url, bytes)).toString('latin1'), bodies)
}

/**
 * Sends bytes.
 * @returns everything received until the server closed the connection
 */
export function sendBytes(url: string, bytes: string | Buffer): Promise<Buffer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => {}) // followed by 'close': a refusal may arrive while data is still being sent
    socket.once('close', () => resolve(Buffer.concat(chunks)))
    socket.write(bytes)
  })
}

/** Splits responses by their own lengths (RFC 9112, section 6). Remaining bytes would be another response. */
function parseAnswers(text: string, bodies: 'some' | 'none'): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = text
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n')
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(line) ?? []
    if (end === -1 || !status) throw new Error(`No answer: ${JSON.stringify(rest.slice(0, 200))}`)
    const headers = new Headers()
    for (const field of fields)
      headers.append(field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1))
    const { body, length } =
      bodies === 'some' ? readBody(rest.slice(end + 4), headers) : { body: '', length: 0 }
    // "100 Continue" precedes a response and is not one itself.
    if (status !== '100') answers.push({ status: Number(status), headers, body })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}

function readBody(text: string, headers: Headers): { body: string; length: number } {
  const length = Number(headers.get('content-length') ?? 0)
  if (headers.get('transfer-encoding') !== 'chunked') return { body: text.slice(0, length), length }
  const end = text.indexOf('0\r\n\r\n')
  return { body: text.slice(0, end), length: end + 5 }
}
