// `npm run cards` draws the sharing pictures in public/cards/, which are committed. They must match the current pages;
// seo.test.ts checks that the title on each card is the page's own.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cardPath } from '#content/addresses/card-path.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import drawn from '#content/cards/drawn-cards.json'
import { site } from '#content/default-content.ts'
import { root } from '#testing/root.ts'

const folder = join(root, 'public')
const paths = pathsOf(site)
const whatToDo = 'A sharing picture is missing or out of date. Run npm run cards and commit the result'

it('every public page has a card, and every card a page', () => {
  const files = readdirSync(join(folder, 'cards'), { recursive: true })
  const cards = files.filter((file) => `${file}`.endsWith('.png')).map((file) => `/cards/${file}`)
  expect(cards.sort(), whatToDo).toEqual(paths.map(cardPath).sort())
  expect(Object.keys(drawn.titles).sort(), whatToDo).toEqual([...paths].sort())
})

it('no two cards are identical', () => {
  const cards = paths.map((path) => readFileSync(join(folder, cardPath(path)), 'base64'))
  expect(new Set(cards).size).toBe(paths.length)
})

it("every card shows the company's name", () => {
  expect(drawn.wordmark, whatToDo).toEqual(site.company.wordmark)
})
