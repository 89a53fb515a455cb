import { expect, it } from 'vitest'
import { newOffice } from './company.ts'
import { placesOf } from './office-places.ts'

it('an office has a place if both of its coordinates are known', () => {
  const office = { ...newOffice('Sydney'), id: 'sydney', latitude: '-33.87', longitude: '151.21' }
  expect(placesOf([office])).toMatchObject([{ id: 'sydney', latitude: -33.87, longitude: 151.21 }])
  expect(placesOf([{ ...office, latitude: '0', longitude: '0' }])).toMatchObject([
    { latitude: 0, longitude: 0 },
  ])
  expect(placesOf([{ ...office, latitude: '' }])).toEqual([])
  expect(placesOf([{ ...office, longitude: '' }])).toEqual([])
})
