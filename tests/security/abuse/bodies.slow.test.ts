// Malformed JSON bodies from a sender who may write, here anyone on this machine.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectClient } from '#testing/client.ts'
import { marker, Target } from '#tests/support/server/target.ts'

let target: Target
beforeAll(async () => {
  target = await Target.start({})
})
afterAll(() => target?.server.stop())

const table = '/rest/v1/website_content'
const content = () => connectClient(target.server).from('website_content')

const post = (body: BodyInit, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers })

const valid = `{"content_key":"${marker}","content_value":"${marker}"}`
const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each<[string, () => BodyInit[]]>([
  ['truncated', () => Array.from({ length: valid.length }, (_, length) => valid.slice(0, length))],
  [
    'nested deeply',
    () =>
      ['[', '{"a":', `{"content_key":`, '[{"content_value":'].flatMap((open) => [
        open.repeat(50_000),
        nested(open, 20_000),
      ]),
  ],
  [
    'oversized',
    () => [
      `{"content_key":"${'k'.repeat(201)}"}`,
      JSON.stringify(Array.from({ length: 15_001 }, (_, n) => ({ content_key: `${n}`, content_value: 'x' }))),
      ' '.repeat(2 ** 20 + 1) + valid,
    ],
  ],
  [
    'of something other than objects',
    () => [
      '',
      ' ',
      'null',
      'true',
      '1',
      '"x"',
      'NaN',
      'undefined',
      `${valid}${valid}`,
      `${valid},`,
      `// x\n${valid}`,
      `'${valid}'`,
      valid.replaceAll('"', "'"),
      '<x/>',
      '{"a":1}',
      '[1]',
      '[null]',
      `[${valid},null]`,
      `[${valid},{}]`,
      `{"content_key":"x","content_value":null}`,
    ],
  ],
  [
    'with a zero byte',
    () => [valid.replace(marker, '\\u0000'), valid.replaceAll(marker, 'a\\u0000b'), `\0${valid}`],
  ],
  [
    'in another encoding',
    () => [Buffer.from(valid, 'utf16le'), bytes(`\xfe\xff${valid}`), bytes(`\x1f\x8b${valid}`)],
  ],
])('JSON %s', async (_what, bodies) => {
  for (const body of bodies())
    await target.expectRefused(
      table,
      post(body, { 'content-type': 'application/json' }),
      `${body}`.slice(0, 80),
    )
  await target.expectTableAsItWas()
})

const nested = (open: string, times: number) =>
  open.repeat(times) +
  '1' +
  [...open].reverse().join('').replace(/[^[{]/g, '').replaceAll('[', ']').replaceAll('{', '}').repeat(times)

it('JSON that can be read in two ways: duplicate keys, huge numbers, half characters, invalid UTF-8', async () => {
  for (const body of [
    `{"content_key":"x","content_key":"${marker}","content_value":"y"}`,
    `{"content_key":"${marker}","content_value":1e400}`,
    `{"content_key":123456789012345678901234567890,"content_value":"x"}`,
    `{"content_key":"${marker}","content_value":{"__proto__":{"a":1}}}`,
    `{"content_key":"${marker}\\ud800","content_value":"\\udfff"}`,
    bytes(`{"content_key":"${marker}","content_value":"\xff\xfe\xc3\x28"}`),
    bytes(`{"content_key":"\xc0\xae${marker}","content_value":"\xed\xa0\x80"}`),
  ]) {
    const { status } = await target.call(table, post(body))
    expect(status, `${body}`).toBeLessThan(500)
    // At most one row, and it must be text.
    const written = (await target.rows()).filter(
      ({ content_key }) => !['one', 'two', 'three'].includes(content_key),
    )
    expect(written.length).toBe(status === 201 ? 1 : 0)
    for (const { id, content_key, content_value } of written) {
      expect(content_key.isWellFormed() && content_value.isWellFormed()).toBe(true)
      await content().delete().eq('id', id).throwOnError()
    }
  }
})

it('bodies of a wrong content type', async () => {
  for (const type of [
    '',
    'text/plain',
    'text/html',
    'image/svg+xml',
    'application/xml',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json-patch+json',
    'a/b;'.repeat(999),
  ]) {
    // With the right type, this body would be written.
    const { status } = await target.call(table, post(valid, { 'content-type': type }))
    expect(status, type).toBe(415)
  }
  await target.expectTableAsItWas()
})

it('leaves the process, the table and the log as they were', async () => {
  await target.expectUnharmed()
  expect(target.inputs).toBeGreaterThan(100)
})
