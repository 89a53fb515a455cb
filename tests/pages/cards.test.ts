// The sharing cards in public/cards/ are drawn by `npm run cards` and committed. They have to fit the pages of today; that the title
// on each is the page's own is tested with the rest of its head, in seo.test.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cardPath } from '#content/addresses/card-path.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import drawn from '#scripts/cards.json'

const folder = new URL('../../public/', import.meta.url)
const paths = pathsOf(site)
const whatToDo = 'A sharing card is missing or out of date: run npm run cards, and commit what it writes'

it('every public page has a card, and every card a page', () => {
  const files = readdirSync(new URL('cards', folder), { recursive: true })
  const cards = files.filter((file) => `${file}`.endsWith('.png')).map((file) => `/cards/${file}`)
  expect(cards.sort(), whatToDo).toEqual(paths.map(cardPath).sort())
  expect(Object.keys(drawn.titles).sort(), whatToDo).toEqual([...paths].sort())
})

it('no two cards are alike', () => {
  const cards = paths.map((path) => readFileSync(new URL(`.${cardPath(path)}`, folder), 'base64'))
  expect(new Set(cards).size).toBe(paths.length)
})

it("every card has the company's name", () => {
  const { strong, light } = site.company.wordmark
  expect(drawn.company, whatToDo).toBe(`${strong} ${light}`)
})
