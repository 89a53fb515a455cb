import { expect, test } from 'vitest'
import { blockAt, columnOf, regions, rows, zoneFrame } from './layout.ts'
import { zones } from './model.ts'

test('zones stand side by side inside their region, with the nodes and the database inside', () => {
  let before = 0
  for (const zone of zones) {
    const [left, top, width, height] = zoneFrame(zone)
    const [regionLeft, regionTop, regionWidth, regionHeight] = regions[zone.region]
    expect(left).toBeGreaterThan(Math.max(before, regionLeft))
    expect(left + width).toBeLessThan(regionLeft + regionWidth)
    expect(top + height).toBeLessThan(regionTop + regionHeight)
    expect(blockAt(columnOf(zone), rows.nodes).width).toBeLessThan(width)
    for (const row of [rows.nodes, rows.join, rows.database, rows.zoneName]) {
      expect(row).toBeGreaterThan(top)
      expect(row).toBeLessThan(top + height)
    }
    before = left + width
  }
  expect(before).toBeLessThan(1)
})
