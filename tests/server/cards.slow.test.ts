// Sharing pictures with titles that nobody expects.
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { shareSite, type TestSite } from '#tests/support/server/databases.ts'
import { type Cards, cardsOf } from '#tests/support/server/public-pages/cards.ts'

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
