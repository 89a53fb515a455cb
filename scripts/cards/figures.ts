// Where the figure of a card is: svg elements of the built pages, each with its box in a band that is 1 wide and 1 high.
import { type Box, find } from './draw-svg.ts'
import { attributeOf, type Element } from './style-sheet.ts'

export interface CardFigure {
  parts: readonly { svg: Element; box: Box }[]
  /** Pixels of the page in the height of the band: how large lines and lettering become. */
  height: number
  lettering: boolean
  /** Width to height, where that is fixed. */
  ratio?: number
  /** What was read off the figure of a service. */
  facts: readonly { name: string; value: string }[]
}

/** @param open a page, parsed */
export async function figureOf(path: string, open: (path: string) => Promise<Element>): Promise<CardFigure> {
  const [, section, slug] = path.split('/')
  if (section === 'services' && slug) {
    const facts = factsOf(await open(path))
    return { ...whole(thumbnailOf(await open('/services'), path)), height: 110, ratio: 16 / 9, facts }
  }
  if (section === 'services') {
    const channels = all(await open(path), (each) => hasClass(each, 'thumbnail'))
    return { parts: grid(channels, 7, 0.12), height: 460, lettering: false, facts: [] }
  }
  if (section === 'industries') {
    const overview = await open('/industries')
    const cards = all(overview, (each) => hasClass(each, 'industry-card'))
    const excerpts = cards.filter((card) => !slug || linksTo(card, path)).slice(0, 2)
    const drawings = excerpts.map((card) => first(card, 'system-excerpt'))
    const height = Number(attributeOf(drawings[0] as Element, 'height'))
    return { parts: grid(drawings, drawings.length, 0), height, lettering: true, facts: [] }
  }
  const page = await open(path)
  if (path === '/') return oscilloscope(page)
  const drawing = { about: 'pulse-plot', careers: 'uart', locations: 'map-drawing', contact: 'line-narrow' }[
    section ?? ''
  ]
  if (!drawing) throw new Error(`${path} has no figure for its card`)
  const { inset = 0, ...shape } = shapes[drawing] ?? {}
  return { ...whole(first(page, drawing), inset), ...shape }
}

/** How drawings whose size follows from the page are to stand in the band. */
const shapes: Partial<Record<string, Partial<CardFigure> & { inset?: number }>> = {
  'map-drawing': { height: 330, ratio: 12 / 5 },
  uart: { height: 200, inset: 0.2 },
  'line-narrow': { height: 200, inset: 0.25 },
}

/** The three windows of the home page's screen, which is 30 samples wide (oscilloscope.css). */
function oscilloscope(page: Element): CardFigure {
  const windows = { 'scope-analog': [0, 12.5], 'scope-hold': [12.5, 8], 'scope-serial': [20.5, 7] }
  const parts = Object.entries(windows).flatMap(([name, [from = 0, width = 0]]) =>
    first(page, name)
      .childNodes.filter((child): child is Element => 'tagName' in child && child.tagName === 'svg')
      .map((svg) => ({ svg, box: { x: from / 27.5, y: 0, width: width / 27.5, height: 1 } })),
  )
  return { parts, height: 220, lettering: false, facts: [] }
}

const whole = (svg: Element, inset = 0): CardFigure => ({
  parts: [{ svg, box: { x: 0, y: inset, width: 1, height: 1 - 2 * inset } }],
  height: 220,
  lettering: false,
  facts: [],
})

/** @param gap around each, as a part of its cell */
function grid(drawings: readonly Element[], columns: number, gap: number): CardFigure['parts'] {
  const rows = Math.ceil(drawings.length / columns)
  const rest = 1 - 2 * gap
  return drawings.map((svg, n) => ({
    svg,
    box: {
      x: ((n % columns) + gap) / columns,
      y: (Math.floor(n / columns) + gap) / rows,
      width: rest / columns,
      height: rest / rows,
    },
  }))
}

const thumbnailOf = (overview: Element, path: string) =>
  first(
    find(overview, (each) => each.tagName === 'a' && hasClass(each, 'channel') && linksTo(each, path)) ??
      overview,
    'thumbnail',
  )

const linksTo = (element: Element, path: string) =>
  find(element, (each) => attributeOf(each, 'href') === path) !== undefined

function factsOf(page: Element): CardFigure['facts'] {
  const texts = all(first(page, 'figure-facts'), ({ tagName }) => tagName === 'dt' || tagName === 'dd').map(
    textOf,
  )
  return Array.from({ length: texts.length / 2 }, (_, n) => ({
    name: texts[2 * n] ?? '',
    value: texts[2 * n + 1] ?? '',
  }))
}

function first(root: Element, name: string): Element {
  const found = find(root, (each) => hasClass(each, name))
  if (!found) throw new Error(`A card needs an element of class ${name}, which the page does not have`)
  return found
}

function all(root: Element, is: (element: Element) => boolean): Element[] {
  if ('attrs' in root && is(root)) return [root]
  return root.childNodes.flatMap((child) => ('tagName' in child ? all(child, is) : []))
}

export const textOf = (element: Element): string =>
  element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('')

const hasClass = (element: Element, name: string) =>
  attributeOf(element, 'class')?.split(' ').includes(name) ?? false
