import { describe, expect, it } from 'vitest'
import { findBodyProblem } from './request-body.ts'

const refuse = (body: unknown) => findBodyProblem(JSON.stringify(body))
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
const row = (properties: number) =>
  Object.fromEntries(Array.from({ length: properties }, (_, i) => [`p${i}`, 'a value']))

describe('a body', () => {
  it.each([
    ['a row', { content_key: 'a', content_value: 'b' }],
    ['1,000 rows', Array.from({ length: 1000 }, () => ({ content_key: 'a' }))],
    ['20 properties', row(20)],
    ['JSON 3 levels deep in a property', { a: nested(3) }],
    ['no rows', []],
    ['a row without properties', {}],
    ['backslashes before u0000', { a: '\\u0000' }],
  ])('may be %s', (_what, body) => {
    expect(refuse(body)).toBeUndefined()
  })

  it.each([
    ['1,001 rows', Array.from({ length: 1001 }, () => ({ content_key: 'a' }))],
    ['21 properties', row(21)],
    ['JSON 4 levels deep in a property', { a: nested(4) }],
    ['null', null],
    ['a number', 5],
    ['a text', '\0'],
    ['rows that are not objects', [1, null]],
    ['a row within a row', [[{}]]],
    ['U+0000 in a text', { a: 'b\0c' }],
    ['U+0000 in a name', { 'a\0': 'b' }],
    ['U+0000 deep in a property', [{ a: { b: ['\0'] } }]],
  ])('may not be %s', (_what, body) => {
    expect(refuse(body)).toEqual(expect.any(String))
  })

  it('is left to REST if it is empty or not JSON', () => {
    expect(findBodyProblem('{')).toBeUndefined()
    expect(findBodyProblem('')).toBeUndefined()
  })

  it.each(['{"a":1e400}', '[{"a":{"b":[-1e400]}}]'])(
    'may not have a number that is too large: %s',
    (text) => {
      expect(findBodyProblem(text)).toEqual(expect.any(String))
    },
  )

  it('may be nested so deep that a recursive parser would fail', () => {
    expect(findBodyProblem(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).toEqual(expect.any(String))
  })
})
