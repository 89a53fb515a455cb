import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signJwt, verifyJwt } from './jwt.ts'

const secret = 'a secret of this installation'
const now = 1_700_000_000
const claims = { role: 'authenticated', sub: '7b0cbb4c-7d3c-4b43-9f2c-1f0a4a4b0f3b', exp: now + 3600 }

function sign(body: object, { key = secret, header = { alg: 'HS256', typ: 'JWT' } as object } = {}) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = `${encode(header)}.${encode(body)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

it('verifies what it signed', () => {
  expect(verifyJwt(signJwt(claims, secret), secret, now)).toEqual(claims)
  expect(signJwt(claims, secret)).toBe(sign(claims))
})

describe('verifyJwt', () => {
  it('reads a token signed with the secret', () => {
    expect(verifyJwt(sign(claims), secret, now)).toEqual(claims)
  })

  it.each([
    ['is signed with another secret', sign(claims, { key: 'another' })],
    ['has expired', sign({ ...claims, exp: now })],
    ['never expires', sign({ role: 'authenticated' })],
    ['claims a role of the database', sign({ ...claims, role: 'postgres' })],
    ['names another algorithm', sign(claims, { header: { alg: 'none' } })],
    ['has no signature', sign(claims).replace(/[^.]*$/, '')],
    ['has a fourth part', `${sign(claims)}.x`],
    ['is empty', ''],
  ])('refuses a token that %s', (_case, token) => {
    expect(verifyJwt(token, secret, now)).toBeUndefined()
  })

  it('refuses a token with any character of its claims changed', () => {
    const token = sign(claims)
    const from = token.indexOf('.') + 1
    fc.assert(
      fc.property(fc.integer({ min: from, max: token.lastIndexOf('.') - 1 }), (at) => {
        const changed = token[at] === 'A' ? 'B' : 'A'
        expect(verifyJwt(token.slice(0, at) + changed + token.slice(at + 1), secret, now)).toBeUndefined()
      }),
    )
  })
})
