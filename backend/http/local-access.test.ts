import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { createLocalAccess } from './local-access.ts'

interface Sent {
  headers?: Record<string, string>
  httpVersion?: string
  remoteAddress?: string
}

const host = '127.0.0.1:3000'
const instruction =
  'Restart to edit on this machine again. If others are meant to reach it, restart with ADMIN_ACCESS=operators.'

/** @returns whether the sender may write, and what is logged after this request and a later one from this machine */
function answerTo({ headers = { host }, httpVersion = '1.1', remoteAddress = '127.0.0.1' }: Sent) {
  const lines: string[] = []
  const access = createLocalAccess(createLog({ write: (line) => lines.push(line) }))
  const request = { headers, httpVersion, socket: { remoteAddress } } as unknown as IncomingMessage
  const plain = { headers: { host }, httpVersion: '1.1', socket: { remoteAddress: '::1' } }
  access.observe(request)
  const mayWrite = access.findRefusal(request) === undefined
  access.observe(request)
  const isEnded = access.findRefusal(plain as unknown as IncomingMessage)?.code === 'open_access_ended'
  for (const line of lines) expect(line).toContain(instruction)
  return { mayWrite, isEnded, lines: lines.length }
}

const allowed = { mayWrite: true, isEnded: false, lines: 0 }
const refused = { mayWrite: false, isEnded: false, lines: 0 }
const ended = { mayWrite: false, isEnded: true, lines: 1 }

describe('a request to a site that requires no sign-in', () => {
  it.each([
    'localhost',
    'LOCALHOST:3000',
    'localhost.',
    'localhost.:3000',
    'site.localhost:3000',
    'my_site.example.localhost.',
    '127.0.0.1',
    '127.1.2.3:80',
    '[::1]:3000',
  ])('may write if it was sent to %s', (name) => {
    expect(answerTo({ headers: { host: name } })).toEqual(allowed)
  })

  it.each([
    'example.com',
    '127.0.0.1.example.com',
    'localhost.example.com',
    'evil-localhost',
    '.localhost',
    '..localhost',
    '192.168.0.1:3000',
    '0.0.0.0:3000',
    '[::]',
    '[::ffff:192.0.2.1]',
    'localhost@example.com',
    '127.0.0.1,example.com',
    'a b',
    'evil.example:3000',
    '169.254.169.254',
    '127.0.0.1#',
    '127.0.0.1?',
    'ⅼocalhost',
    '',
  ])('may not write, but changes nothing for others, if it was sent to "%s"', (name) => {
    expect(answerTo({ headers: { host: name } })).toEqual(refused)
    expect(answerTo({ headers: { host: name }, httpVersion: '1.0' })).toEqual(refused)
    expect(answerTo({ headers: { host: name, referer: `http://${name}/` } })).toEqual(refused)
  })

  it.each([
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-anything',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'via',
  ])('may not write, but changes nothing for others, if it has the header %s, even an empty one', (name) => {
    expect(answerTo({ headers: { host, [name]: '127.0.0.1' } })).toEqual(refused)
    expect(answerTo({ headers: { host, [name]: '' } })).toEqual(refused)
    expect(answerTo({ headers: { host, [name]: '', referer: 'https://www.example.com/' } })).toEqual(refused)
  })

  const page = 'http://www.example.com'
  const secure = 'https://www.example.com'

  it.each([
    ['a page with a public name and without TLS', { referer: `${page}/` }],
    ['a page with a public name and with TLS', { referer: `${secure}/`, 'sec-fetch-site': 'same-origin' }],
    ['a page of a neighboring name', { referer: 'https://example.com/', 'sec-fetch-site': 'same-site' }],
    ['a page with the address of a network', { referer: 'http://192.168.0.1:3000/' }],
    ['a page whose name starts like a loopback one', { referer: 'http://localhost.example.com/' }],
  ])('ends writing for everyone, with one line in the log, if a browser sends it from %s', (_case, sent) => {
    expect(answerTo({ headers: { host, ...sent } })).toEqual(ended)
  })

  it.each([
    ['this site', { referer: `http://${host}/`, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
    ['another name of this machine', { referer: 'http://[::1]:1/', origin: 'https://site.localhost' }],
    ['a link on another site', { referer: `${secure}/`, 'sec-fetch-site': 'cross-site' }],
    [
      'a page that a link led to, reloaded in Chromium after a link within it',
      { referer: `${secure}/`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    ],
    ['a page of another site', { origin: secure, 'sec-fetch-site': 'cross-site' }],
    ['a reloaded page that a link led to', { referer: `${secure}/`, 'sec-fetch-site': 'none' }],
    ['a program that claims an origin', { origin: page }],
    ['an opaque origin', { origin: 'null' }],
    ['an extension', { origin: 'chrome-extension://abc' }],
    ['a file', { origin: 'file://', referer: 'about:client' }],
    ['nowhere', { origin: '', referer: 'x' }],
  ])('does not end writing if a browser on this machine sends it from %s', (_case, sent) => {
    expect(answerTo({ headers: { host, ...sent } })).toEqual(allowed)
  })

  it.each<[string, Sent]>([
    ['uses HTTP/1.0', { httpVersion: '1.0' }],
    ['uses HTTP/1.0 and names no host', { httpVersion: '1.0', headers: {} }],
    ['claims another version of HTTP', { httpVersion: '0.9' }],
    ['comes from another machine', { remoteAddress: '192.0.2.1' }],
    ['has lost its connection', { remoteAddress: '' }],
  ])('may not write, but changes nothing for others, if it %s', (_case, request) => {
    expect(answerTo(request)).toEqual(refused)
  })
})
