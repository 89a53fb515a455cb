// The contrast of text colors (WCAG 2.2, 1.4.3 and 1.4.6), computed from the tokens of both themes.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Color = readonly [lightness: number, chroma: number, hue: number]

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const color = 'oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)'

/** A token's color in one theme. */
function colorOf(token: string, theme: 'light' | 'dark'): Color {
  const found = new RegExp(`--${token}: light-dark\\(${color}, ${color}\\);`).exec(source)
  if (!found)
    throw new Error(`--${token} must be light-dark(oklch(L C H), oklch(L C H)), without transparency`)
  const [, l1, c1, h1, l2, c2, h2] = found.map(Number) as [number, ...Color, ...Color]
  return theme === 'light' ? [l1, c1, h1] : [l2, c2, h2]
}

/** Relative luminance, via linear sRGB (CSS Color 4, section 10). */
function luminance([lightness, chroma, hue]: Color): number {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const visible = (channel: number) => Math.min(1, Math.max(0, channel))
  return (
    0.2126 * visible(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * visible(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * visible(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}

function contrast(text: Color, ground: Color): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

/** The distance of two colors in OKLab; a difference of 0.02 can just be seen. */
function distance(one: Color, other: Color): number {
  const place = ([lightness, chroma, hue]: Color) => {
    const angle = (hue * Math.PI) / 180
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  }
  const [from, to] = [place(one), place(other)]
  return Math.hypot(...from.map((part, n) => part - (to[n] ?? Number.NaN)))
}

test.each(['light', 'dark'] as const)('%s: what was removed differs from the accents', (theme) => {
  for (const accent of ['copper', 'signal', 'ink', 'ink-3'])
    expect(distance(colorOf('danger', theme), colorOf(accent, theme)), accent).toBeGreaterThan(0.06)
})

test('black on white is 21:1', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 2)
})

const grounds = ['panel', 'raised', 'screen']

for (const theme of ['light', 'dark'] as const) {
  test.each([
    ['body text', 7, ['ink', 'ink-2'], grounds],
    [
      'labels, notes, links and errors',
      4.5,
      ['ink-3', 'copper', 'copper-hover', 'signal', 'danger'],
      grounds,
    ],
    ['labels of buttons', 4.5, ['on-copper'], ['copper', 'copper-hover']],
    ['marks on a toast', 3, ['copper-on-ink', 'signal-on-ink', 'danger-on-ink'], ['ink']],
    ['edges of controls', 3, ['device'], grounds],
  ])(`${theme}: %s have at least %s:1`, (_, least, texts, grounds) => {
    for (const text of texts) {
      for (const ground of grounds) {
        const ratio = contrast(colorOf(text, theme), colorOf(ground, theme))
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(least)
      }
    }
  })
}
