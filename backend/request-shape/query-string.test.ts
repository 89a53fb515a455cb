import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countLogic } from './logical-filters.ts'
import { findQueryProblem } from './query-string.ts'

const refuse = (query: string, isFunction = false) => findQueryProblem(new URLSearchParams(query), isFunction)
const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(',')

describe('a query', () => {
  it.each([
    ['what the panel reads', 'select=*&order=created_at.asc,id.asc'],
    [
      'the next page of a list',
      'or=(created_at.gt."2025-11-20T10:00:00+00:00",and(created_at.eq."2025-11-20T10:00:00+00:00",id.gt."1"))',
    ],
    ['the history of a key', 'or=(before->>content_key.eq."a\\"(,)",after->>content_key.eq."b")&id=lt.5'],
    ['20 columns', `select=${times(20, (i) => `c${i}`)}`],
    ['a value within JSON', 'select=before->>content_key&before->>content_key=eq.a'],
    ['10 filters', `or=(${times(8, (i) => `id.eq.${i}`)})&id=neq.9&id=neq.10`],
    ['300 values in lists', `id=in.(${times(150, String)})&or=(id.not.in.(${times(150, String)}))`],
    ['10 patterns', `content_value=ilike(any).{${times(5, String)}}&or=(id.like(all).{${times(5, String)}})`],
    ['commas in a value', `content_value=eq.${times(400, String)}`],
    ['a value two steps into JSON', 'select=before->a->>b&before->a->>b=eq.a'],
    ['a list within or', 'or=(id.in.(1,2,3),content_key.like(any).{a,b})'],
    ['conditions nested 3 deep', 'or=(a.eq.1,and(b.eq.2,not.or(c.eq.3,d.not.is.null)))'],
    ['quoted names of columns', 'columns="content_key","content_value"'],
    ['a page', 'limit=50&offset=100'],
    ['no columns', 'select='],
  ])('may have %s', (_what, query) => {
    expect(refuse(query)).toBeUndefined()
  })

  it.each([
    ['21 columns', `select=${times(21, (i) => `c${i}`)}`],
    ['700 aliases of a column', `select=${times(700, (i) => `${i}:content_value`)}`],
    ['a column twice', 'select=content_value,content_value'],
    ['a cast', 'select=created_at::date'],
    ['an embedded table', 'select=id,other(*)'],
    ['a spread table', 'select=...other(*)'],
    ['an aggregate', 'select=id.sum()'],
    ['select twice', 'select=id&select=*'],
    ['21 columns to sort by', `order=${times(21, (i) => `c${i}`)}`],
    ['an order that does not exist', 'order=id.sideways'],
    ['a limit that is not a number', 'limit=-1'],
    ['11 filters', `or=(${times(10, (i) => `id.eq.${i}`)})&id=neq.9`],
    ['301 values in a list', `id=in.(${times(301, String)})`],
    ['301 values in two lists', `id=in.(${times(150, String)})&id=not.in.(${times(151, String)})`],
    ['301 values in a list within or', `or=(id.in.(${times(301, String)}))`],
    ['301 values in a list that begins with quotes', `id=in.("a\\",${times(300, String)}")`],
    ['11 patterns of which any may match', `content_value=ilike(any).{${times(11, String)}}`],
    ['11 patterns that must all match', `or=(content_value.not.like(all).{${times(11, String)}})`],
    ['11 patterns in two filters', `a=eq(any).{${times(6, String)}}&a=eq(any).{${times(5, String)}}`],
    ['a value three steps into JSON', 'before->a->b->>c=eq.a'],
    ['a value three steps into JSON as a column', 'select=before->a->b->>c'],
    ['operators of arrays', 'id=cs.{1}'],
    ['operators of ranges', 'or=(id.adj.[1,2])'],
    ['another kind of list', 'id=eq(some).{1}'],
    ['conditions nested 4 deep', 'or=(a.eq.1,and(b.eq.2,or(c.eq.3,and(d.eq.4,e.eq.5))))'],
    ['a regular expression', 'content_value=match.a'],
    ['a regular expression in or', 'or=(content_value.not.imatch.a)'],
    ['an unknown operator', 'id=equals.1'],
    ['a filter on an embedded table', 'other.id=eq.1'],
    ['conditions without an end', 'or=(id.eq.1'],
    ['conditions after the end', 'or=(id.eq.1))'],
    ['no conditions', 'or=()'],
    ['a name that is not a column', 'a%20b=eq.1'],
  ])('may not have %s', (_what, query) => {
    expect(refuse(query)).toEqual(expect.any(String))
  })

  it('may have function arguments in place of filters', () => {
    expect(refuse('moment=2020-01-01', true)).toBeUndefined()
    expect(refuse('moment=2020-01-01')).toBeDefined()
    expect(refuse(`${times(11, (i) => `a${i}=1`).replaceAll(',', '&')}`, true)).toBeDefined()
    expect(refuse(`id=in.(${times(301, String)})`, true)).toBeDefined()
  })
})

describe('countLogic', () => {
  const value = fc.oneof(
    fc.stringMatching(/^[\w*%. -]*$/),
    fc.string({ unit: 'binary' }).map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`),
  )
  const condition = value.map((text) => ({ text: `content_key.eq.${text}`, count: 1 }))
  const group = (member: typeof condition) =>
    fc
      .tuple(fc.constantFrom('and', 'or', 'not.and'), fc.array(member, { minLength: 1, maxLength: 4 }))
      .map(([name, members]) => ({
        text: `${name}(${members.map(({ text }) => text).join()})`,
        count: members.reduce((sum, { count }) => sum + count, 0),
      }))
  const nested = fc.oneof(condition, group(fc.oneof(condition, group(condition))))

  it('counts the conditions that a client generated, whatever their values', () => {
    fc.assert(
      fc.property(fc.array(nested, { minLength: 1, maxLength: 5 }), (members) => {
        const count = members.reduce((sum, member) => sum + member.count, 0)
        const counted = countLogic(`(${members.map(({ text }) => text).join()})`)
        expect(counted).toEqual({ conditions: count, listed: 0 })
      }),
    )
  })

  it('terminates on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'(),."\\{}[]aeqrond') }), (text) => {
        expect(['undefined', 'number']).toContain(typeof countLogic(text)?.conditions)
      }),
    )
  })
})
