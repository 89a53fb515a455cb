import { expect, it } from 'vitest'
import { prefersJson } from './prefers-json.ts'

it.each([
  ['application/json', true],
  ['application/problem+json', true],
  ['application/json, text/plain, */*', true],
  ['application/json, text/html;q=0.9', true],
  ['application/json; charset=utf-8', true],
  ['application/json;charset=UTF-8, */*;q=0.1', true],
  ['Application/JSON; q=0.5, */*;q=0.1', true],
  ['text/html, application/json', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/html, application/json;q=0.9', false],
  ['*/*', false],
  [undefined, false],
  ['', false],
  ['application/json;q=0', false],
  ['application/json;q=x', false],
])('%s prefers JSON: %s', (accept, expected) => {
  expect(prefersJson(accept)).toBe(expected)
})
