import { expect, it } from 'vitest'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { type Card, cardAddress } from './card.ts'
import { cardOf, isCommitted } from './page-cards.ts'

const card: Card = { title: 'ATE', wordmark: { strong: 'Exemplar', light: 'Engineering' } }

it('every page has a committed card with its default texts', () => {
  for (const path of pathsOf(site)) {
    const shown = cardOf(site, path)
    const whatToDo = `The sharing picture of ${path} is missing or out of date. Run npm run cards and commit the result`
    expect(shown && isCommitted(path, shown), whatToDo).toBe(true)
  }
  expect(cardOf(site, '/nowhere')).toBeUndefined()
})

it('the address changes with each text of a card, and with nothing else', () => {
  const { title, wordmark } = card
  const others = [
    { title: 'ATF', wordmark },
    { title, wordmark: { ...wordmark, strong: 'Exemplars' } },
    { title, wordmark: { ...wordmark, light: '' } },
  ]
  const addresses = [card, ...others].map((each) => cardAddress('/services/ate', each))
  expect(new Set(addresses).size).toBe(4)
  expect(cardAddress('/services/ate', { ...card })).toBe(addresses[0])
  expect(addresses[0]).toMatch(/^\/cards\/services\/ate\.png\?v=[\da-z]+$/)
})
