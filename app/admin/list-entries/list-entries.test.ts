import { expect, it } from 'vitest'
import { textStatesOf } from '#app/admin/catalog/text-states.ts'
import { site } from '#content/default-content.ts'
import { namedLists, namedTexts } from '#content/keys/labels.ts'
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

it('entries with the same name are told apart by their ids', () => {
  const items = [
    contentItem(`${named.key}.${second}.title`, 'Twin'),
    contentItem(`${named.key}.${third}.title`, ' Twin'),
  ]
  const textStates = textStatesOf(namedTexts(site), items, { otherHosts: false })
  const byKey = new Map(textStates.map((textState) => [textState.text.key, textState]))
  const names = listEntriesOf(named, items, byKey).map(({ name }) => name)
  expect(names.slice(1, 3)).toEqual([`Twin (${second})`, `Twin (${third})`])
  expect(names[0]).toBe(byKey.get(`${named.key}.${first}.title`)?.current)
})
