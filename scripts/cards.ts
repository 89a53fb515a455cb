// Draws the sharing card of every public page into build/client/cards/, from the pages of the build and in their style.
// The texts are the defaults: a card is made when the site is built (docs/decisions/0016-found.md).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { parse } from 'parse5'
import subsetFont from 'subset-font'
import { cardPath } from '#content/addresses/card-path.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { loadBuild } from '#page-server/production.ts'
import { composeCard } from './cards/compose.ts'
import { find } from './cards/draw-svg.ts'
import { figureOf, textOf } from './cards/figures.ts'
import { type Element, readStyleSheet, type StyleSheet } from './cards/style-sheet.ts'

const client = new URL('../build/client/', import.meta.url)
const require = createRequire(import.meta.url)

/** Static cuts: a canvas sets a variable font at its default only. */
const faces = {
  'Archivo title': { source: 'archivo', wght: 280, wdth: 88 },
  'Archivo text': { source: 'archivo', wght: 340, wdth: 96 },
  'Archivo strong': { source: 'archivo', wght: 550, wdth: 100 },
  'Martian Mono': { source: 'martian-mono', wght: 400, wdth: 75 },
}
const characters = `${String.fromCodePoint(...Array.from({ length: 0xe0 }, (_, n) => 0x20 + n))}–—‘’“”…−≤≥≈Ω`

async function loadFonts(): Promise<void> {
  for (const [family, { source, ...variationAxes }] of Object.entries(faces)) {
    const file = require.resolve(`@fontsource-variable/${source}/files/${source}-latin-standard-normal.woff2`)
    const cut = await subsetFont(await readFile(file), characters, {
      targetFormat: 'truetype',
      variationAxes,
    })
    GlobalFonts.register(cut, family)
  }
}

const { render } = await loadBuild()
const context = {
  site,
  origin: 'http://127.0.0.1',
  supabase: { url: '', anonKey: '' },
  rules: { otherHosts: false },
  writers: 'operators' as const,
}
const pages = new Map<string, Promise<Element>>()
function open(path: string): Promise<Element> {
  const page = pages.get(path) ?? render(path, context).then(({ body }) => parse(body) as unknown as Element)
  pages.set(path, page)
  return page
}
const sheets = new Map<string, StyleSheet>()
/** Pages of one kind share a style: it is read once. */
function sheetOf(page: Element): StyleSheet {
  const style = find(page, ({ tagName }) => tagName === 'style')
  const css = style ? textOf(style) : ''
  const sheet = sheets.get(css) ?? readStyleSheet(css)
  sheets.set(css, sheet)
  return sheet
}
await loadFonts()

const writing = pathsOf(site).map(async (path) => {
  const figure = await figureOf(path, open)
  const sheet = sheetOf(await open(path))
  const png = await composeCard({ title: titleOf(path), company: site.company.wordmark, figure }, sheet)
  const file = new URL(cardPath(path).slice(1), client)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, png)
})
await Promise.all(writing)

function titleOf(path: string): string {
  const [, section = '', slug] = path.split('/')
  if (!section) return site.home.hero.title
  if (section === 'services' || section === 'industries') {
    const page = site[section].find((each) => each.slug === slug)
    return page?.title ?? site[`${section}Page`].hero.title
  }
  return site[section as 'about' | 'careers' | 'locations' | 'contact'].hero.title
}
