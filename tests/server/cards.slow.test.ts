// Sharing pictures with titles that nobody expects.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { type Cards, cardsOf, parts } from '#tests/support/server/public-pages/cards.ts'

let shared: TestSite
let cards: Cards
beforeAll(async () => {
  shared = await shareSite()
  cards = cardsOf(shared.server)
})
afterAll(() => shared?.stop())
beforeEach(() => cards.clear())

describe('a title that nobody expects', () => {
  it.each([
    ['of 2,000 characters', 'Engineers wanted! '.repeat(111)],
    ['of one long word', 'a'.repeat(2000)],
    ['written from right to left', 'انضم إلى فريقنا'],
    ['with emoji and controls', 'Join \u0007🚀\u202e us \u0085'],
  ])('%s makes a picture with the same figure', (_which, title) => cards.expectPicture(title))
})

it('draws each sign that it takes for drawable', async () => {
  const titleOf = async (title: string) =>
    (await parts(await cards.cardWith('about', { 'about.hero.title': title }))).title
  // A missing character draws nothing, so the others would close up.
  const signs = [...'©®°±²³µ·×–—‘’“”•…′″€™↑↓−']
  const drawn = await titleOf(`x${signs.join('')}x`)
  for (const sign of signs)
    expect.soft(await titleOf(`x${signs.join('').replace(sign, '')}x`), sign).not.toBe(drawn)
})
