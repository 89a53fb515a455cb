// Requirements for every component and every figure.
import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadServiceFigure } from '#app/figures/services/service-figures.ts'
import { fill, placeholdersOf } from '#content/keys/fill.ts'
import { services } from '#content/services.ts'
import { examples, figures } from './examples.tsx'

describe.each(examples)('$name', ({ example }) => {
  const html = renderToStaticMarkup(example)

  it('has no style attribute, which the security policy forbids', () => {
    expect(html).not.toMatch(/\sstyle=/)
  })

  it('contains no NaN, undefined or Infinity', () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('has unique ids, and defines all ids it refers to', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of html.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(target)
  })
})

describe.each(figures)('$name', ({ example }) => {
  const html = renderToStaticMarkup(example)

  it('is at most 12 kB compressed', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12_000)
  })

  it('describes in words what it shows', () => {
    const [, words = ''] = /role="img"[^>]*aria-label="([^"]+)"/.exec(html) ?? []
    expect(words.length).toBeGreaterThan(40)
  })

  it('takes its colors only from the style sheet', () => {
    expect(html).not.toMatch(/(fill|stroke)="(?!none)[#a-z]/)
  })
})

describe.each(services)('$name', async ({ slug, caption, imageAlt }) => {
  const figure = await loadServiceFigure(slug)
  if (!figure) {
    it('describes no figure that it does not have', () => expect([caption, imageAlt]).toEqual(['', '']))
    return
  }
  const { facts, quantities = {} } = figure

  it('has a figure with four facts or more', () => {
    expect(facts.length).toBeGreaterThanOrEqual(4)
  })

  it('has a caption that uses exactly the quantities the figure provides', () => {
    expect(fill(caption, quantities)).toMatch(/\.$/)
    expect(placeholdersOf(caption).toSorted()).toEqual(Object.keys(quantities).toSorted())
  })
})
