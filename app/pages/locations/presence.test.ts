import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { newOffice, offices } from '#content/company.ts'
import { locations } from '#content/locations.ts'
import { LocationsPresence } from './presence.tsx'

const { presence } = locations
const sydney = { ...newOffice('Sydney'), id: 'sydney', latitude: '-33.87', longitude: '151.21' }

test('the map is described with the offices on it, also added ones', () => {
  const htmlWith = (latitude: string) =>
    renderToStaticMarkup(
      createElement(LocationsPresence, { presence, offices: [...offices, { ...sydney, latitude }] }),
    )
  const names = offices.map(({ name }) => name).join(', ')
  expect(htmlWith('-33.87')).toContain(`Crosses mark ${names}, Sydney, each with its local time.`)
  expect(htmlWith('')).toContain(`Crosses mark ${names}, each with its local time.`)
})

test('a map without offices is not described', () => {
  const html = renderToStaticMarkup(createElement(LocationsPresence, { presence, offices: [] }))
  expect(html).not.toContain('Crosses mark')
  expect(html).toMatch(/class="world-map" role="img" aria-label="" aria-hidden="true"/)
})
