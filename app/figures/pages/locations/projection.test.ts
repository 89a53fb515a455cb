import { describe, expect, test } from 'vitest'
import { columns, isLand, landRuns, project, rows } from './projection.ts'
import { distanceKm, greatCircle, route } from './route-line.ts'

const siliconValley = { latitude: 37.34, longitude: -121.89 }
const austin = { latitude: 30.27, longitude: -97.74 }
const bangalore = { latitude: 12.97, longitude: 77.59 }
const tokyo = { latitude: 35.68, longitude: 139.69 }
const offices = { siliconValley, austin, bangalore, tokyo }

describe('the map', () => {
  test.each(Object.entries(offices))('%s is on land', (_, place) => {
    expect(isLand(place)).toBe(true)
  })

  test.each([
    ['London', 51.5, -0.1],
    ['Cairo', 30, 31.2],
    ['Cape Town', -33.5, 19],
    ['São Paulo', -23.5, -46.6],
    ['Denver', 39.7, -105],
    ['Anchorage', 61.2, -149.9],
    ['Nuuk, inland', 65, -48],
    ['Reykjavik', 64.1, -21.5],
    ['Moscow', 55.8, 37.6],
    ['Novosibirsk', 55, 82.9],
    ['Jakarta', -6.3, 106.8],
    ['Alice Springs', -23.7, 133.9],
    ['Christchurch', -43.5, 172.5],
  ])('%s is on land', (_, latitude, longitude) => {
    expect(isLand({ latitude, longitude })).toBe(true)
  })

  test.each([
    ['the Gulf of Guinea', 0, 0],
    ['the middle of the Atlantic', 35, -40],
    ['the Pacific', 0, -150],
    ['the Indian Ocean', -20, 80],
    ['Hudson Bay', 60, -86],
    ['the Gulf of Mexico', 25, -92],
    ['the Black Sea', 43.5, 35],
    ['the Caspian Sea', 42, 51],
    ['the Bay of Bengal', 14, 88],
    ['the Tasman Sea', -38, 160],
    ['the north pole', 89, 0],
  ])('%s is not on land', (_, latitude, longitude) => {
    expect(isLand({ latitude, longitude })).toBe(false)
  })

  test('has about the globe’s share of land: 29 %, without Antarctica', () => {
    let land = 0
    let all = 0
    for (let latitude = -58.75; latitude < 90; latitude += 2.5) {
      const weight = Math.cos((latitude * Math.PI) / 180)
      for (let longitude = -178.75; longitude < 180; longitude += 2.5) {
        all += weight
        if (isLand({ latitude, longitude })) land += weight
      }
    }
    expect(land / all).toBeGreaterThan(0.26)
    expect(land / all).toBeLessThan(0.31)
  })

  test('draws as many dots in runs as there are on land', () => {
    const runs = landRuns()
    for (const { column, row, length } of runs) {
      for (let n = 0; n < length; n++) {
        const place = { latitude: 90 - 2.5 * (row + 0.5), longitude: -180 + 2.5 * (column + n + 0.5) }
        expect(isLand(place)).toBe(true)
      }
    }
    const dots = runs.reduce((sum, { length }) => sum + length, 0)
    const cells = Array.from({ length: columns * rows }, (_, n) =>
      isLand({
        latitude: 90 - 2.5 * (Math.floor(n / columns) + 0.5),
        longitude: -180 + 2.5 * ((n % columns) + 0.5),
      }),
    )
    expect(dots).toBe(cells.filter(Boolean).length)
  })
})

describe('places', () => {
  test('are placed by latitude and longitude', () => {
    expect(project({ latitude: 90, longitude: -180 })).toEqual([0, 0])
    expect(project({ latitude: -60, longitude: 180 })).toEqual([columns, rows])
    expect(project({ latitude: 0, longitude: 0 })).toEqual([72, 36])
    const [x, y] = project(siliconValley)
    expect(x).toBeCloseTo((180 - 121.89) / 2.5)
    expect(y).toBeCloseTo((90 - 37.34) / 2.5)
  })
})

describe('great circles', () => {
  test('have the distances found in tables', () => {
    expect(distanceKm(siliconValley, austin)).toBeCloseTo(2366, -2)
    expect(distanceKm(bangalore, tokyo)).toBeCloseTo(6700, -2)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      Math.PI * 6371,
    )
  })

  test('begin and end at their places, in even steps of at most one degree', () => {
    const way = greatCircle(austin, bangalore)
    expect(way[0]).toEqual(austin)
    expect(way.at(-1)).toEqual(bangalore)
    const steps = way.slice(1).map((place, n) => distanceKm(way[n] ?? place, place))
    expect(Math.max(...steps)).toBeLessThanOrEqual((Math.PI / 180) * 6371 + 1e-6)
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(1e-6)
    expect(steps.reduce((sum, step) => sum + step)).toBeCloseTo(distanceKm(austin, bangalore))
  })

  test('pass six degrees from the pole between Austin and Bangalore', () => {
    const highest = Math.max(...greatCircle(austin, bangalore).map(({ latitude }) => latitude))
    expect(highest).toBeGreaterThan(83.5)
    expect(highest).toBeLessThan(85)
  })

  test('join all places of a route in order, in one line', () => {
    const lines = route(Object.values(offices))
    expect(lines).toHaveLength(1)
    const indexes = Object.values(offices).map((place) => {
      const [x, y] = project(place)
      return lines[0]?.findIndex((point) => point[0] === x && point[1] === y)
    })
    expect(indexes[0]).toBe(0)
    expect(indexes.at(-1)).toBe((lines[0]?.length ?? 0) - 1)
    expect(indexes).toEqual(indexes.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  })

  test('pass by the points that a route leaves out by less than a third of a pixel on a screen of 1440 px', () => {
    const way = greatCircle(austin, bangalore).map(project)
    const [line = []] = route([austin, bangalore])
    expect(line.length).toBeLessThan(way.length / 2)
    for (const [x, y] of way) {
      const next = line.findIndex(([lineX]) => lineX >= x)
      const [[x1, y1], [x2, y2]] = [line[next - 1] ?? [x, y], line[next] ?? [x, y]]
      const onLine = x1 === x2 ? y2 : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
      const slope = x1 === x2 ? 0 : (y2 - y1) / (x2 - x1)
      const columnsAway = Math.abs(y - onLine) / Math.hypot(1, slope)
      expect(columnsAway * (1440 / columns)).toBeLessThan(1 / 3)
    }
  })

  test('leave at one edge and come in at the other across the date line', () => {
    const lines = route([tokyo, siliconValley])
    expect(lines).toHaveLength(2)
    expect(lines[0]?.at(-1)?.[0]).toBeGreaterThan(columns - 1)
    expect(lines[1]?.[0]?.[0]).toBeLessThan(1)
  })

  test('make the route to the same place a point', () => {
    expect(route([tokyo])).toEqual([[project(tokyo)]])
    expect(route([tokyo, tokyo])).toEqual([[project(tokyo), project(tokyo)]])
  })
})
