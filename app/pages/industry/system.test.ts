import { describe, expect, test } from 'vitest'
import { industryFigures } from '#app/figures/industries/industry-figures.ts'
import { placesOf } from '#app/figures/industries/model.ts'
import { industries } from '#content/industries.ts'

test('every industry has its drawing, and no drawing is left over', () => {
  expect(Object.keys(industryFigures)).toEqual(industries.map(({ slug }) => slug))
})

describe.each(industries)('$slug', ({ slug, offerings }) => {
  test('the six offerings, and nothing else, have named places in the drawing', () => {
    const system = industryFigures[slug]
    if (!system) throw new Error(`no drawing of ${slug}`)
    const places = placesOf(system)
    expect([...places.keys()].toSorted()).toEqual(offerings.map(({ id }) => id).toSorted())
    for (const names of places.values()) for (const name of names) expect(name).not.toMatch(/undefined|^$/)
  })
})
