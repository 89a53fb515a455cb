// The program that draws one card, in a process of its own: it reads a DrawingOrder as JSON, and writes the picture. If native code
// crashes, the site goes on, and the memory that it took is free again.
import { readFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { type MeasuredNode, type Node, Renderer } from '@takumi-rs/core'
import { cardNode, cardSize, fontFamily, sizes, textWidth, titleNode, wordmarkNode } from './card-layout.ts'
import { drawableCard } from './card-texts.ts'
import type { DrawingOrder } from './drawing-order.ts'

const { card, picture, fonts } = (await json(process.stdin)) as DrawingOrder
const { title, wordmark } = drawableCard(card)
const renderer = new Renderer()
for (const { file, ranges } of fonts)
  await renderer.registerFont({ name: fontFamily, data: await readFile(file), unicodeRange: ranges })

const node = cardNode(
  (await inLargestSize((size) => titleNode(title, size), sizes.title)) ??
    // A word that is wider than the card is broken.
    (await inLargestSize((size) => titleNode(title, size, 'anywhere'), sizes.title)) ??
    titleNode('', sizes.title.smallest),
  (await inLargestSize((size) => wordmarkNode(wordmark, size), sizes.wordmark)) ??
    wordmarkNode({ strong: '', light: '' }, sizes.wordmark.smallest),
)
const images = [{ src: 'picture', data: await readFile(picture) }]
process.stdout.end(await renderer.render(node, { ...cardSize, images }))

/** Returns a text in the largest size that fits; undefined if none does. */
async function inLargestSize(
  make: (size: number) => Node,
  { largest, smallest, maxHeight }: { largest: number; smallest: number; maxHeight: number },
): Promise<Node | undefined> {
  let [fits, tooLarge] = [smallest - 1, largest + 1]
  while (tooLarge - fits > 1) {
    const size = Math.floor((fits + tooLarge) / 2)
    const frame: Node = {
      type: 'container',
      style: { width: textWidth, display: 'flex' },
      children: [make(size)],
    }
    const measured = await renderer.measure(frame, cardSize)
    const height = measured.children[0]?.height ?? 0
    if (rightEdgeOf(measured) <= textWidth && height <= maxHeight) fits = size
    else tooLarge = size
  }
  return fits < smallest ? undefined : make(fits)
}

/** Returns where the letters of a node end. */
function rightEdgeOf({ runs, children }: MeasuredNode): number {
  return Math.max(
    0,
    ...runs.map(({ x, width }) => x + width),
    ...children.map((child) => child.transform[4] + rightEdgeOf(child)),
  )
}
