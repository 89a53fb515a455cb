import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { about, newValue } from '#content/about.ts'
import { AboutValues } from './values.tsx'

const { values } = about
const added = (id: string, change = {}) => ({ ...newValue('Added'), id, ...change })
const withItems = (items: typeof values.items) =>
  renderToStaticMarkup(<AboutValues values={{ ...values, items }} />)
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe('a value', () => {
  it('has its measurement in the list, in the drawing, and in the name of the drawing', () => {
    const html = withItems(values.items)
    expect(count(html, /class="about-reading-value"/g)).toBe(4)
    expect(count(html, /class="pulse-dimension"/g)).toBe(4)
    expect(html).toMatch(/aria-label="[^"]*Rise time \d[^"]*, Overshoot 4\.6 %\."/)
  })

  it('takes its measurement with it if it is hidden', () => {
    const html = withItems(values.items.filter(({ id }) => id !== 'excellence'))
    expect(count(html, /class="pulse-dimension"/g)).toBe(3)
    expect(html).not.toContain('Jitter')
  })

  it.each(['constructor', '__proto__', 'tempo'])(
    'has no measurement if it was added with the id %s',
    (id) => {
      const html = withItems([...values.items, added(id)])
      expect(count(html, /<li>/g)).toBe(values.items.length + 1)
      expect(count(html, /class="about-reading"/g)).toBe(4)
      expect(html).toContain('<li><div><h3>Added</h3></div></li>')
      expect(html).not.toMatch(/undefined|function|\[object/)
    },
  )

  it('shows a quantity that an editor has given it', () => {
    expect(withItems([added('tempo', { quantity: 'Lead time' })])).toContain('>Lead time </p>')
  })
})

it('without measured values, the pulse is decoration', () => {
  expect(withItems([added('tempo')])).toMatch(
    /class="pulse-plot"[^>]* role="img" aria-label="" aria-hidden="true"/,
  )
})

it('without values, a sentence is in place of the list', () => {
  const html = withItems([])
  expect(html).toContain(`<p>${values.empty}</p>`)
  expect(html).not.toContain('<ul')
})
