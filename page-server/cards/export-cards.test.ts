import { expect, it } from 'vitest'
import { cardPath } from '#content/addresses/card-path.ts'
import { site as defaults } from '#content/default-content.ts'
import { exportCards } from './export-cards.ts'

const wordmark = { strong: 'Renamed', light: 'Company' }
const site = { ...defaults, company: { ...defaults.company, wordmark } }
const paths = ['/', '/about', '/careers']

it('draws a card once more if that failed, so that no page keeps the picture of old texts', async () => {
  const asked: string[] = []
  const draw = async (path: string) => {
    asked.push(path)
    if (asked.length === 2) throw new Error('Out of order')
    return Buffer.from(path)
  }
  const cards = await exportCards(paths, site, draw)
  expect(asked).toEqual(['/', '/about', '/about', '/careers'])
  expect([...cards]).toEqual(paths.map((path) => [cardPath(path).slice(1), Buffer.from(path)]))
})

it('fails if a card cannot be drawn, and names its page', async () => {
  const draw = async (path: string) => {
    if (path === '/about') throw new Error('Out of order')
    return Buffer.from(path)
  }
  await expect(exportCards(paths, site, draw)).rejects.toThrow(
    /^The sharing picture of \/about could not be drawn \(Out of order\)\. Nothing was written\. If the page is new, run npm run cards\.$/,
  )
})
