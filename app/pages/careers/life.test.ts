import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dayInWords, shiftsOf } from '#app/figures/pages/careers/work-hours.ts'
import { careers } from '#content/careers.ts'
import { offices } from '#content/company.ts'
import { placeholdersOf } from '#content/keys/fill.ts'
import { CareersLife, firstZone } from './life.tsx'

const handOver = careers.life.items.find(({ id }) => id === 'across-time-zones')?.description ?? ''

test('the text about handovers takes their order from the drawing, and names no office itself', () => {
  expect(placeholdersOf(handOver)).toEqual(['offices'])
  for (const { name } of offices) expect(handOver).not.toContain(name.replace(' HQ', ''))
  const three = [
    { id: 'tokyo', name: 'Tokyo', timeZone: 'Asia/Tokyo' },
    { id: 'first', name: 'First', timeZone: firstZone },
    { id: 'bangalore', name: 'Bangalore', timeZone: 'Asia/Kolkata' },
  ]
  expect(dayInWords(three, firstZone).offices).toBe('First, Tokyo, Bangalore')
})

test('two offices that hand over work at the same time, with an hour to spare for summer', () => {
  expect(handOver).toContain('Working hours overlap at each of these handovers')
  const shifts = shiftsOf(offices, firstZone)
  for (const [n, { name, to }] of shifts.slice(0, -1).entries()) {
    const shared = to - (shifts[n + 1]?.from ?? Number.NaN)
    expect(shared, `${name} and the next`).toBeGreaterThan(1)
  }
})

test('without two offices in known time zones, nothing is said about handovers', () => {
  for (const some of [[], offices.slice(0, 1), offices.map((office) => ({ ...office, timeZone: '' }))]) {
    const html = renderToStaticMarkup(createElement(CareersLife, { life: careers.life, offices: some }))
    expect(html).not.toContain('from office to office')
    expect(html).toContain('Across time zones')
    expect(html).toMatch(/class="day-plot"[^>]* role="img" aria-label="" aria-hidden="true"/)
    expect(html).not.toMatch(/NaN|undefined/)
  }
})
