// Draws the sharing picture (Open Graph) of every public page into public/cards/, in a browser, from the pages of the
// build, and the icons that are not SVG. Run it after changing a title, the company's name, a drawing or the icon.
// content/cards/drawn-cards.json lists what was drawn and where, so that the server can draw other texts there
// (docs/decisions/0016-sharing-pictures.md).
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardPath } from '#content/addresses/card-path.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { drawIcons } from './draw-icons.ts'
import { openBuild } from './open-build.ts'

const fileOf = (path: string) => fileURLToPath(new URL(`../public${cardPath(path)}`, import.meta.url))
/** All colors, because a page contains only those that it uses itself, and the styles of the card. */
const styles = ['../app/styles/tokens.css', 'cards.css'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
)

interface Figure {
  /** Path of the page that contains the figure. */
  from: string
  /** A selector for the drawings. */
  drawings: string
  /** A class in cards.css. */
  layout: string
}

/** Selectors of the drawings on the cards, by the path of their page. Cards of other pages show the particles beside the title. */
const drawingSelectors: Record<string, string> = {
  '/': '.scope-picture',
  '/about': '.pulse-plot',
  '/careers': '.uart',
  '/contact': '.line-narrow',
  '/industries': '.system-excerpt',
  '/locations': '.map-drawing',
  '/services': '.thumbnail',
}

function figureOf(path: string): Figure {
  const [, section = '', slug] = path.split('/')
  const from = slug ? `/${section}` : path
  const drawing = drawingSelectors[from] ?? '.page-hero-particles'
  const entry = section === 'services' ? '.channel' : '.industry-card'
  const drawings = `${slug ? `${entry}:is([href="${path}"], :has([href="${path}"])) ` : ''}${drawing}`
  return { from, drawings, layout: `of-${slug ? 'one-of-' : ''}${section || 'home'}` }
}

/** Replaces the page in the browser with the card of the page at `path`. */
async function compose({ path, drawings, layout }: { path: string } & Omit<Figure, 'from'>) {
  const shown = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
  const title = shown.querySelector('h1')?.textContent ?? ''
  const found = [...document.querySelectorAll(drawings)]
  if (!title || found.length === 0) throw new Error(`${path} has no title or no drawing (${drawings})`)

  const card = document.createElement('div')
  card.className = `sharing-card ${layout}`
  const band = element('div', 'sharing-band')
  const facts = shown.querySelector('.figure-facts dl')
  if (facts) band.append(facts)
  const figure = element('div', 'sharing-drawings', ...found.map(copyInContext))
  band.append(figure)
  card.append(element('h1', 'sharing-title', title), band, ...document.querySelectorAll('.bar .wordmark'))
  figure.style.setProperty('--height-on-page', found[0]?.getAttribute('height') ?? '')
  document.body.replaceChildren(card)

  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
  for (const text of card.querySelectorAll<HTMLElement>('.sharing-title, dd')) {
    let size = Number.parseFloat(getComputedStyle(text).fontSize)
    const { maxHeight } = getComputedStyle(text)
    while (text.scrollWidth > text.clientWidth || text.scrollHeight > Number.parseFloat(maxHeight))
      text.style.fontSize = `${--size}px`
  }
  const { top, bottom } = band.getBoundingClientRect()
  const [strong, light] = card.querySelectorAll('.wordmark span')
  return {
    title,
    layout: {
      ground: colorOf(card, 'backgroundColor'),
      ink: colorOf(strong, 'color'),
      dimInk: colorOf(light, 'color'),
      // In pixels from the top of the card. The title is above the band with the figure, the company's name below.
      bandTop: Math.floor(top - card.getBoundingClientRect().top),
      bandBottom: Math.ceil(bottom - card.getBoundingClientRect().top),
    },
  }

  /** Returns a color as #rrggbb: the style sheet has colors that other programs cannot read. */
  function colorOf(element: Element | undefined, property: 'color' | 'backgroundColor'): string {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas || !element) throw new Error('The card has no such color')
    canvas.fillStyle = getComputedStyle(element)[property]
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }

  function element(tagName: string, className: string, ...children: (Node | string)[]) {
    const made = document.createElement(tagName)
    made.className = className
    made.append(...children)
    return made
  }

  /** Copies a drawing together with empty copies of its ancestors, so that the rules of the page apply. */
  function copyInContext(drawing: Element): Element {
    let copy = drawing.cloneNode(true) as Element
    copy.classList.add('sharing-drawing')
    for (
      let around = drawing.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const frame = around.cloneNode() as Element
      frame.classList.add('sharing-context')
      frame.append(copy)
      copy = frame
    }
    return copy
  }
}

const figures = pathsOf(site).map((path) => ({ path, ...figureOf(path) }))
const { origin, browser, close } = await openBuild()
const page = await browser.newPage({
  bypassCSP: true,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
})
const titles: Record<string, string> = {}
const pictures = new Map<string, Buffer>()
let layout: Awaited<ReturnType<typeof compose>>['layout'] | undefined
for (const { path, from, ...figure } of figures) {
  await page.goto(origin + from)
  for (const style of styles) await page.addStyleTag({ path: style })
  const card = await page.evaluate(compose, { path, ...figure })
  titles[path] = card.title
  // It is the same on all cards.
  layout = card.layout
  pictures.set(path, await page.locator('.sharing-card').screenshot({ animations: 'disabled' }))
}
await page.goto(origin)
await drawIcons(page)
await close()

// Only now, so that a card that cannot be drawn leaves the committed ones in place.
await rm(dirname(fileOf('/')), { recursive: true, force: true })
for (const [path, picture] of pictures) {
  await mkdir(dirname(fileOf(path)), { recursive: true })
  await writeFile(fileOf(path), picture)
}
const { strong, light } = site.company.wordmark
const drawn = { wordmark: { strong, light }, layout, titles }
await writeFile(
  new URL('../content/cards/drawn-cards.json', import.meta.url),
  `${JSON.stringify(drawn, null, 2)}\n`,
)
console.log(`${Object.keys(titles).length} cards and 2 icons were written to public/.`)
