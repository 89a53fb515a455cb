import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { percentBetween, projectCount, projectsByMonths } from './durations.ts'
import { Histogram, quantities } from './histogram.tsx'

const markup = renderToStaticMarkup(<Histogram description="" />)

test('draws an outline that rises to each bin, and starts and ends on the axis, where the trace comes in and leaves', () => {
  const d = /id="histogram-outline"[^>]* d="M0 (\d+)([^"]+)"/.exec(markup)
  const axis = Number(d?.[1])
  const heights: number[] = []
  let y = axis
  for (const [, command, step] of (d?.[2] ?? '').matchAll(/([hv ])(-?\d+)/g)) {
    if (command === 'v') y += Number(step)
    else heights.push(...Array.from({ length: Number(step) }, () => axis - y))
  }
  expect(heights).toEqual(projectsByMonths)
  expect([heights[0], heights.at(-1)]).toEqual([0, 0])
})

test('computes its marks from the bins, and says that they are sample data', () => {
  const typical = `${Math.round(percentBetween(3, 12))} %`
  expect(markup).toContain(`${typical} of projects`)
  expect(quantities).toEqual({
    total: projectCount,
    months: projectsByMonths.length,
    share: typical,
    from: 3,
    to: 12,
  })
  expect(markup).toContain('Sample data.')
})
