// What a long list costs: how long it takes to put the edits into the site, and to list its keys.
import { site } from '#content/default-content.ts'
import { maxEntries } from '#content/keys/entries.ts'
import type { Override } from '#content/keys/overrides.ts'
import { applyOverrides, listKeys } from '#content/keys/site-texts.ts'
import { spread } from './support/spread.ts'

const rounds = 51

export async function bench(): Promise<void> {
  const ids = Array.from({ length: maxEntries }, (_, n) => `position-${n}`)
  const rows: Override[] = [
    { content_key: 'careers.positions', content_value: ids.join('\n') },
    ...ids.map((id) => ({ content_key: `careers.positions.${id}.title`, content_value: `Title of ${id}` })),
  ]
  for (const [name, edits] of [
    ['without edits', []],
    [`with ${maxEntries.toLocaleString('en')} positions`, rows],
  ] as const) {
    print(`The site ${name}`, () => applyOverrides(site, edits, { otherHosts: false }))
    print(`Its ${listKeys(site, edits).length.toLocaleString('en')} keys`, () => listKeys(site, edits))
  }
}

function print(name: string, work: () => unknown): void {
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now()
    work()
    return performance.now() - begin
  })
  // The code is compiled in the first rounds.
  console.log(`${name}: ${spread(times.slice(10), 'ms', 2)}`)
}
