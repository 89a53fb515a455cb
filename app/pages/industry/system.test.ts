import { describe, expect, test } from 'vitest'
import { industryFigures } from '#app/figures/industries/industry-figures.ts'
import { placeNamesByOffering } from '#app/figures/industries/model.ts'
import { industries } from '#content/industries.ts'

test('every industry has a drawing, and every drawing an industry', () => {
  expect(
    Object.keys(industryFigures),
    'app/figures/industries/industry-figures.ts has a line for each industry, in the order of content/industries.ts',
  ).toEqual(industries.map(({ slug }) => slug))
})

describe.each(industries)('$slug', ({ slug, offerings }) => {
  test('has named places in the drawing for exactly the six offerings', () => {
    const system = industryFigures[slug]
    if (!system) throw new Error(`no drawing of ${slug}`)
    const places = placeNamesByOffering(system)
    expect([...places.keys()].toSorted()).toEqual(offerings.map(({ id }) => id).toSorted())
    for (const names of places.values()) for (const name of names) expect(name).not.toMatch(/undefined|^$/)
  })
})
