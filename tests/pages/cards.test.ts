// The sharing cards in public/cards/ are drawn by `npm run cards` and committed. They have to fit the pages of today.
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cardPath } from '#content/addresses/card-path.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { loadBuild } from '#page-server/production.ts'
import drawn from '#scripts/cards.json'
import { textsOf } from '#tests/support/server/page-texts.ts'

const paths = pathsOf(site)
const whatToDo = 'A sharing card is missing or out of date: run npm run cards, and commit what it writes'

it('every public page has a card, and every card a page', () => {
  const files = readdirSync(new URL('../../public/cards', import.meta.url), { recursive: true })
  const cards = files.filter((file) => `${file}`.endsWith('.png')).map((file) => `/cards/${file}`)
  expect(cards.sort(), whatToDo).toEqual(paths.map(cardPath).sort())
  expect(Object.keys(drawn.titles).sort(), whatToDo).toEqual([...paths].sort())
})

it("every card has the page's title and the company's name", async () => {
  const { render } = await loadBuild()
  const titles = new Map<string, string>()
  for (const path of paths) {
    const { body } = await render(path, {
      site,
      origin: 'http://127.0.0.1',
      supabase: { url: '', anonKey: '' },
      writers: 'operators',
    })
    const heading = textsOf(body).filter(({ place }) => /^h1\b/.test(place))
    titles.set(path, heading.map(({ text }) => text).join(''))
  }
  expect(drawn.titles, whatToDo).toEqual(Object.fromEntries(titles))
  const { strong, light } = site.company.wordmark
  expect(drawn.company, whatToDo).toBe(`${strong} ${light}`)
})
