// Draws an SVG element of a page on a canvas: the shapes, viewports and text that figures are made of (SVG 2).
import { type Canvas, DOMMatrix, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { canvasColour } from './colour.ts'
import { attributeOf, type Element, parentOf, type StyleSheet } from './style-sheet.ts'

export type Context = SKRSContext2D | ReturnType<Canvas['getContext']>

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Styles = ReadonlyMap<string, string>

interface Viewport {
  width: number
  height: number
}

/** Handed down from an element to what it holds (SVG 2, property index). */
const inherited = new Set([
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'text-anchor',
  'font-size',
  'font-weight',
  'font-stretch',
  'font-family',
  'font',
])

export interface Pen {
  context: Context
  sheet: StyleSheet
  /** Pixels of the card to a pixel of the page: how much larger lettering and lines are. */
  scale: number
  /** Whether words are drawn as well. */
  lettering: boolean
}

/** Draws an svg element into a box of the canvas, as if the page had given it that box. */
export function drawSvg(pen: Pen, svg: Element, { x, y, width, height }: Box): void {
  const { scale } = pen
  const page = new DOMMatrix().translate(x, y).scale(scale)
  drawViewport(pen, svg, page, { width: width / scale, height: height / scale }, stylesAbove(pen, svg))
}

/** What an element inherits from those around it. */
function stylesAbove(pen: Pen, element: Element): Styles {
  const above = parentOf(element)
  return above ? stylesOf(pen, above, stylesAbove(pen, above)) : new Map()
}

function stylesOf({ sheet }: Pen, element: Element, above: Styles): Styles {
  const own = new Map([...above].filter(([name]) => inherited.has(name)))
  for (const { name, value } of element.attrs) own.set(name, value)
  for (const [name, value] of sheet.declarationsOf(element))
    own.set(name, withVariables(value, sheet.variables))
  return own
}

/** Puts the values of custom properties in the place of `var()` (CSS Variables 1, 3); one that is `initial` leaves its fallback. */
function withVariables(value: string, variables: Styles): string {
  const replaced = value.replaceAll(
    /var\((--[\w-]+)(?:, ?((?:[^()]|\([^()]*\))*))?\)/g,
    (_, name: string, fallback = '') => {
      const known = variables.get(name)
      return known === undefined || known === 'initial' ? fallback : known
    },
  )
  return replaced === value ? value : withVariables(replaced, variables)
}

/** A colour of the site by the name of its token. */
export const tokenColour = ({ sheet }: Pen, token: string) =>
  canvasColour(withVariables(`var(--${token})`, sheet.variables))

function drawViewport(pen: Pen, svg: Element, at: DOMMatrix, box: Viewport, above: Styles): void {
  const [left = 0, top = 0, width = box.width, height = box.height] = (attributeOf(svg, 'viewBox') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number)
  let [across, down] = [box.width / width, box.height / height]
  let inner = at
  if (attributeOf(svg, 'preserveAspectRatio') !== 'none') {
    const least = Math.min(across, down)
    inner = at.translate((box.width - width * least) / 2, (box.height - height * least) / 2)
    across = least
    down = least
  }
  const matrix = inner.scale(across, down).translate(-left, -top)
  const { context } = pen
  context.save()
  if (attributeOf(svg, 'overflow') !== 'visible') {
    const edge = new Path2D()
    edge.rect(0, 0, box.width, box.height)
    const clip = new Path2D()
    clip.addPath(edge, at)
    context.clip(clip)
  }
  drawAll(pen, svg, matrix, { width, height }, stylesOf(pen, svg, above))
  context.restore()
}

function drawAll(pen: Pen, parent: Element, at: DOMMatrix, box: Viewport, styles: Styles): void {
  for (const child of parent.childNodes) if ('tagName' in child) draw(pen, child, at, box, styles)
}

function draw(pen: Pen, element: Element, at: DOMMatrix, box: Viewport, above: Styles): void {
  const styles = stylesOf(pen, element, above)
  if (styles.get('display') === 'none') return
  const x = (name: string, otherwise = '0') => length(styles.get(name) ?? otherwise, box.width)
  const y = (name: string, otherwise = '0') => length(styles.get(name) ?? otherwise, box.height)
  const here = at.multiply(transformOf(styles.get('transform')))
  pen.context.save()
  pen.context.globalAlpha *= Number(styles.get('opacity') ?? 1)
  if (element.tagName === 'svg') {
    // CSS says nothing about the size of a nested viewport.
    const of = (name: string, whole: number, otherwise: string) =>
      length(attributeOf(element, name) ?? otherwise, whole)
    const { width, height } = box
    const size = { width: of('width', width, '100%'), height: of('height', height, '100%') }
    drawViewport(pen, element, here.translate(of('x', width, '0'), of('y', height, '0')), size, above)
  } else if (element.tagName === 'g') drawAll(pen, element, here, box, styles)
  else if (element.tagName === 'use') {
    const used = byId(element, (attributeOf(element, 'href') ?? '').slice(1))
    if (used) draw(pen, used, here, box, styles)
  } else if (element.tagName === 'text') {
    if (pen.lettering) drawText(pen, element, here.translate(x('x') + x('dx'), y('y') + y('dy')), styles)
  } else {
    const path = pathOf(element.tagName, styles, x, y)
    if (path) drawPath(pen, path, here, styles)
  }
  pen.context.restore()
}

type Length = (name: string, otherwise?: string) => number

function pathOf(tagName: string, styles: Styles, x: Length, y: Length): Path2D | undefined {
  if (tagName === 'path') return new Path2D(styles.get('d')?.replace(/^path\("(.*)"\)$/, '$1'))
  const path = new Path2D()
  if (tagName === 'rect') path.rect(x('x'), y('y'), x('width'), y('height'))
  else if (tagName === 'circle') path.arc(x('cx'), y('cy'), x('r'), 0, 2 * Math.PI)
  else if (tagName === 'line') {
    path.moveTo(x('x1'), y('y1'))
    path.lineTo(x('x2'), y('y2'))
  } else return undefined
  return path
}

/** Fills, then strokes, with the path in pixels of the card: so a stroke keeps its width in a stretched drawing. */
function drawPath({ context, scale }: Pen, path: Path2D, at: DOMMatrix, styles: Styles): void {
  const shape = new Path2D()
  shape.addPath(path, at)
  const fill = styles.get('fill') ?? 'black'
  if (fill !== 'none') {
    context.save()
    context.globalAlpha *= Number(styles.get('fill-opacity') ?? 1)
    context.fillStyle = canvasColour(fill)
    context.fill(shape)
    context.restore()
  }
  const stroke = styles.get('stroke') ?? 'none'
  if (stroke === 'none') return
  const keeps = styles.get('vector-effect') === 'non-scaling-stroke'
  context.strokeStyle = canvasColour(stroke)
  const units = keeps ? scale : 1
  context.lineWidth = length(styles.get('stroke-width') ?? '1', 0) * units
  context.lineCap = (styles.get('stroke-linecap') ?? 'butt') as CanvasLineCap
  context.lineJoin = (styles.get('stroke-linejoin') ?? 'miter') as CanvasLineJoin
  const dashes = styles.get('stroke-dasharray') ?? 'none'
  context.setLineDash(dashes === 'none' ? [] : dashes.split(/[ ,]+/).map((dash) => length(dash, 0) * units))
  if (!keeps) context.setTransform(at)
  context.stroke(keeps ? shape : path)
  context.resetTransform()
}

function drawText({ context }: Pen, element: Element, at: DOMMatrix, styles: Styles): void {
  const words = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const font = styles.get('font') ?? ''
  const [, size = '11px'] = /([\d.]+(?:px|rem))/.exec(font) ?? []
  context.setTransform(at)
  context.font = `${length(size, 0)}px "${font.includes('Archivo') ? 'Archivo text' : 'Martian Mono'}"`
  context.textAlign = ({ middle: 'center', end: 'right' } as const)[styles.get('text-anchor') ?? ''] ?? 'left'
  if (styles.get('paint-order') === 'stroke' && styles.has('stroke')) {
    context.strokeStyle = canvasColour(styles.get('stroke') ?? '')
    context.lineWidth = length(styles.get('stroke-width') ?? '1', 0)
    context.lineJoin = 'round'
    context.strokeText(words, 0, 0)
  }
  context.fillStyle = canvasColour(styles.get('fill') ?? 'black')
  context.fillText(words, 0, 0)
  context.resetTransform()
}

/** In pixels; a rem has 16. */
function length(text: string, whole: number): number {
  const value = Number.parseFloat(text)
  if (text.endsWith('%')) return (value / 100) * whole
  return text.endsWith('rem') ? value * 16 : value
}

function transformOf(text = ''): DOMMatrix {
  let matrix = new DOMMatrix()
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list.split(/[ ,]+/).map(Number.parseFloat)
    if (name === 'translate') matrix = matrix.translate(a, b ?? 0)
    else if (name === 'scale') matrix = matrix.scale(a, b ?? a)
    else if (name === 'rotate')
      matrix = matrix
        .translate(b ?? 0, c ?? 0)
        .rotate(a)
        .translate(-(b ?? 0), -(c ?? 0))
    else throw new Error(`A card cannot be drawn: ${name}() is not known here`)
  }
  return matrix
}

function byId(element: Element, id: string): Element | undefined {
  let root = element
  for (let above = parentOf(root); above; above = parentOf(above)) root = above
  return find(root, (each) => attributeOf(each, 'id') === id)
}

/** The first element in document order for which it is true. */
export function find(root: Element, is: (element: Element) => boolean): Element | undefined {
  if ('attrs' in root && is(root)) return root
  for (const child of root.childNodes) {
    const found = 'tagName' in child ? find(child, is) : undefined
    if (found) return found
  }
  return undefined
}
