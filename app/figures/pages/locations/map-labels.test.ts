import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, labelsOf, type MapLabel, type MapPlace, rail } from './map-labels.ts'

const place = (id: string, latitude: number, longitude: number, name = id): MapPlace => ({
  id,
  name,
  latitude,
  longitude,
  timeZone: 'UTC',
})

const offices = [
  place('Silicon Valley HQ', 37.34, -121.89),
  place('Austin', 30.27, -97.74),
  place('Bangalore', 12.97, 77.59),
  place('Tokyo', 35.68, 139.69),
]

/** The corners of a label's texts in a window, with characters of 7 pixels and a name of two lines. */
function boxIn(width: number, place: MapPlace, { text, west, x, y, clockY }: MapLabel) {
  const { x: across, y: down } = at(place)
  const length = 7 * Math.max(text.length, clockY > y ? 'Mon 12:00'.length : 0)
  const left = across * width + x - (west ? length : 0)
  const top = down * width * (5 / 12)
  return { left, right: left + length, top: top + y - 8, bottom: top + clockY }
}

/** The line from the last place to the rail. */
function exitIn(width: number, place: MapPlace) {
  const { x, y } = at(place)
  const height = y * width * (5 / 12)
  const ends = [x * width, rail * width]
  return { name: 'the line', left: Math.min(...ends), right: Math.max(...ends), top: height, bottom: height }
}

function collisionsIn(width: number, places: readonly MapPlace[], labels: readonly (MapLabel | undefined)[]) {
  const boxes = places.flatMap((place, n) => {
    const label = labels[n]
    return label ? { name: place.id, ...boxIn(width, place, label) } : []
  })
  const exits = places.slice(-1).map((last) => exitIn(width, last))
  return boxes.flatMap((one, n) => [
    ...(one.left < 0 || one.right > width || one.top < 0 || one.bottom > (width * 5) / 12
      ? [`${one.name} at ${width} px is outside`]
      : []),
    ...[...boxes.slice(n + 1), ...exits]
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.name} over ${other.name} at ${width} px`),
  ])
}

describe('the labels of the offices', () => {
  const { names, numbers } = labelsOf(offices)

  it('are their names, which point away from each other', () => {
    expect(names?.map(({ text, west }) => `${text} ${west ? 'west' : 'east'}`)).toEqual([
      'Silicon Valley HQ west',
      'Austin east',
      'Bangalore east',
      'Tokyo east',
    ])
    for (const label of names ?? []) expect(label).toMatchObject({ y: 23, clockY: 40 })
  })

  it('are numbers even in the narrowest window', () => {
    expect(numbers.map((number) => [number?.text, number?.from])).toEqual([
      ['1', 288],
      ['2', 288],
      ['3', 288],
      ['4', 288],
    ])
  })
})

it('four offices in the same city have names around it, and with a fifth all have numbers', () => {
  const all = Array.from({ length: 5 }, (_, n) => place(`City ${n}`, 48.1, 11.6))
  expect(labelsOf(all.slice(0, 4)).names).toHaveLength(4)
  expect(labelsOf(all).names).toBeUndefined()
})

it('the label of a place beside the last one is not on the line from there to the rail', () => {
  const all = [...offices, place('Hsinchu', 24.8, 120.97)]
  const { names, numbers } = labelsOf(all)
  expect(names).toHaveLength(5)
  for (const width of [1280, 1440, 1920]) expect(collisionsIn(width, all, names ?? [])).toEqual([])
  for (const width of [320, 390, 1024]) expect(collisionsIn(width, all, numbers)).toEqual([])
})

it.each([180, -180])('the name of a place at %d° is inside the map', (longitude) => {
  const { names } = labelsOf([place('Edge', 0, longitude)])
  expect(names?.[0]?.west).toBe(longitude > 0)
})

it('there are no labels without places', () => {
  expect(labelsOf([])).toEqual({ names: [], numbers: [] })
})

it('labels overlap neither each other nor the line from the last place to the rail, wherever the places are and however wide the window is', () => {
  const anyPlace = fc.record({
    latitude: fc.double({ min: -60, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    name: fc.stringMatching(/^[A-Za-z ]{1,30}$/),
  })
  const near = anyPlace.chain((first) =>
    fc
      .array(
        fc.record({
          latitude: fc.double({ min: -5, max: 5, noNaN: true }),
          longitude: fc.double({ min: -5, max: 5, noNaN: true }),
        }),
        { maxLength: 24 },
      )
      .map((all) =>
        all.map(({ latitude, longitude }) => ({
          ...first,
          latitude: Math.max(-60, Math.min(90, first.latitude + latitude)),
          longitude: Math.max(-180, Math.min(180, first.longitude + longitude)),
        })),
      ),
  )
  fc.assert(
    fc.property(fc.oneof(fc.array(anyPlace, { maxLength: 24 }), near), (all) => {
      const places = all.map(({ name, latitude, longitude }, n) => place(`${n}`, latitude, longitude, name))
      const { names, numbers } = labelsOf(places)
      for (const width of [288, 320, 390, 640, 768, 1024, 1279, 1280, 1440, 1920, 2560]) {
        const shown =
          width >= 1280 && names
            ? names
            : numbers.map((number) => (number && number.from <= width ? number : undefined))
        expect(collisionsIn(width, places, shown)).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})
