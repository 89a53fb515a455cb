import { expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { namedLists } from '#content/keys/labels.ts'
import { contentItem } from '#testing/content-item.ts'
import { defaultBefore, listEntriesOf } from './list-entries.ts'

const named = namedLists(site).find(({ key }) => key === 'careers.benefits')
if (!named) throw new Error('There is no list of benefits')
const [first = '', second = '', third = '', ...rest] = named.list.entries.map(({ id }) => id)
const statesWith = (...rows: [key: string, value: string][]) =>
  listEntriesOf(
    named,
    rows.map(([key, value]) => contentItem(key, value)),
    new Map(),
  ).map(({ id, state }) => [id, state])

it('an entry of the site without a line in the saved list is offered as new', () => {
  expect(statesWith()).toEqual([first, second, third, ...rest].map((id) => [id, 'shown']))
  expect(statesWith([named.key, [third, `# ${first}`, 'added', ...rest].join('\n')])).toEqual([
    ...[third, 'added', ...rest].map((id) => [id, 'shown']),
    [second, 'new'],
    [first, 'hidden'],
  ])
  expect(defaultBefore(named, second)).toBe(first)
  expect(defaultBefore(named, first)).toBeNull()
  expect(defaultBefore(named, 'added')).toBeUndefined()
})

it('an added entry whose texts are still saved can be shown again', () => {
  expect(statesWith([`${named.key}.former.title`, 'Former'])).toContainEqual(['former', 'hidden'])
})
