import { expect, it } from 'vitest'
import { findUnavailability } from './unavailability.ts'

const withCode = (code: string) => Object.assign(new Error('from the driver'), { code })

it.each([
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '08006',
  '57P03',
])('%s means that the database cannot be reached', (code) => {
  expect(findUnavailability(withCode(code))).toEqual({
    status: 503,
    code: 'PT503',
    message: 'The database cannot be reached',
  })
})

it.each([withCode('23505'), withCode('22P02'), new TypeError('a defect'), 'a text'])(
  'other errors do not: %s',
  (error) => {
    expect(findUnavailability(error)).toBeUndefined()
  },
)
