// A card as the renderer gets it: the committed picture, and the new texts over it. They have the background, the places and
// the type that scripts/cards.css gives them.
import type { Node } from '@takumi-rs/core'
import type { Card } from '#content/cards/card.ts'
import drawn from '#content/cards/drawn-cards.json' with { type: 'json' }

const { ground, ink, dimInk, bandTop, bandBottom } = drawn.layout

/** The typeface of the site (app/styles/tokens.css). */
export const fontFamily = 'Archivo'
/** Its name in scripts/fonts.mjs. */
export const fontFile = 'archivo'

/** In pixels. */
export const cardSize = { width: 1200, height: 630 }
const padding = 60
const footHeight = cardSize.height - bandBottom

export const sizes = {
  title: { largest: 132, smallest: 40, maxHeight: 180 },
  wordmark: { largest: 26, smallest: 10, maxHeight: 40 },
}

const box = {
  position: 'absolute',
  left: 0,
  width: cardSize.width,
  display: 'flex',
  alignItems: 'center',
  paddingLeft: padding,
  paddingRight: padding,
  backgroundColor: ground,
  overflow: 'hidden',
} as const

/** The title, in a box that ends above the figure. */
export const titleNode = (
  text: string,
  fontSize: number,
  overflowWrap: 'normal' | 'anywhere' = 'normal',
): Node => ({
  type: 'text',
  text,
  style: {
    color: ink,
    fontFamily,
    fontSize,
    fontWeight: 280,
    fontStretch: '88%',
    letterSpacing: '-0.024em',
    lineHeight: 0.94,
    marginLeft: '-0.055em',
    paddingTop: 12,
    overflowWrap,
    textWrap: 'balance',
  },
})

/** The company's name, below the figure. */
export function wordmarkNode({ strong, light }: Card['wordmark'], fontSize: number): Node {
  const style = { fontFamily, fontSize, letterSpacing: '-0.01em', whiteSpace: 'nowrap' } as const
  return {
    type: 'container',
    style: { display: 'flex', gap: 6 },
    children: [
      { type: 'text', text: strong, style: { ...style, color: ink, fontWeight: 500 } },
      { type: 'text', text: light, style: { ...style, color: dimInk, fontWeight: 400 } },
    ],
  }
}

/** The whole card. `picture` is the committed one. */
export const cardNode = (title: Node, wordmark: Node): Node => ({
  type: 'container',
  style: { ...cardSize, position: 'relative', display: 'flex' },
  children: [
    { type: 'image', src: 'picture', style: { position: 'absolute', left: 0, top: 0, ...cardSize } },
    { type: 'container', style: { ...box, top: 0, height: bandTop }, children: [title] },
    { type: 'container', style: { ...box, top: bandBottom, height: footHeight }, children: [wordmark] },
  ],
})

/** The largest width of a text. */
export const textWidth = cardSize.width - 2 * padding
