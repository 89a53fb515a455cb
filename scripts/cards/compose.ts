// A sharing card: title, the page's figure on its screen, the company's name (Open Graph; 1200 by 630 pixels).
import { createCanvas } from '@napi-rs/canvas'
import { type Box, type Context, drawSvg, type Pen, tokenColour } from './draw-svg.ts'
import type { CardFigure } from './figures.ts'
import type { StyleSheet } from './style-sheet.ts'

export interface Card {
  title: string
  /** As the wordmark sets it. */
  company: { strong: string; light: string }
  figure: CardFigure
}

const size = { width: 1200, height: 630 }
/** Rails as on the pages: a twentieth of the width from either edge. */
const rail = 60
const band = { top: 212, bottom: 556 }
const factsWidth = 400

/** @returns the card as PNG */
export function composeCard({ title, company, figure }: Card, sheet: StyleSheet): Promise<Buffer> {
  const canvas = createCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  const height = band.bottom - band.top
  const pen: Pen = { context, sheet, scale: height / figure.height, lettering: figure.lettering }
  const colour = (token: string) => tokenColour(pen, token)

  context.fillStyle = colour('panel')
  context.fillRect(0, 0, size.width, size.height)
  context.fillStyle = colour('screen')
  context.fillRect(0, band.top, size.width, height)
  drawGraticule(context, colour('graticule'))
  context.fillStyle = colour('hairline-strong')
  context.fillRect(0, band.top, size.width, 1)
  context.fillRect(0, band.bottom, size.width, 1)

  context.fillStyle = colour('ink')
  drawTitle(context, title)
  drawFigure(pen, figure, height)
  drawFacts(context, figure, colour)

  context.fillStyle = colour('ink')
  context.font = '26px "Archivo strong"'
  context.fillText(company.strong, rail, 604)
  const strong = context.measureText(`${company.strong} `).width
  context.fillStyle = colour('ink-2')
  context.font = '26px "Archivo text"'
  context.fillText(company.light, rail + strong, 604)
  return canvas.encode('png')
}

/** Divisions of a twentieth of the width, as on the home page's screen. */
function drawGraticule(context: Context, colour: string): void {
  context.fillStyle = colour
  for (let x = rail; x < size.width; x += rail) context.fillRect(x, band.top, 1, band.bottom - band.top)
  const division = (band.bottom - band.top) / 6
  for (let n = 1; n < 6; n++) context.fillRect(0, Math.round(band.top + n * division), size.width, 1)
}

/** One line where it fits, else two, smaller. */
function drawTitle(context: Context, title: string): void {
  const width = size.width - 2 * rail
  context.letterSpacing = '-3px'
  for (const { pixels, lines } of [
    { pixels: 132, lines: 1 },
    { pixels: 108, lines: 1 },
    { pixels: 88, lines: 2 },
    { pixels: 76, lines: 2 },
    { pixels: 60, lines: 2 },
  ]) {
    context.font = `${pixels}px "Archivo title"`
    let set = wrap(context, title, width)
    if (set.length > lines && pixels > 60) continue
    // Lines of about one length: as narrow as this number of them can be.
    for (
      let narrower = width - 20;
      wrap(context, title, narrower).length === set.length && narrower > 0;
      narrower -= 20
    ) {
      set = wrap(context, title, narrower)
    }
    const leading = pixels * 0.94
    const first = (band.top + 18 + pixels * 0.7 - leading * (set.length - 1)) / 2
    for (const [n, line] of set.entries()) context.fillText(line, rail - pixels * 0.06, first + n * leading)
    break
  }
  context.letterSpacing = '0px'
}

function wrap(context: Context, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && context.measureText(`${line} ${word}`).width <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

function drawFigure(pen: Pen, { parts, ratio, facts }: CardFigure, height: number): void {
  const { context } = pen
  const width = ratio ? height * ratio : size.width
  const left = facts.length > 0 ? size.width - rail - width : (size.width - width) / 2
  context.save()
  context.beginPath()
  context.rect(0, band.top, size.width, height)
  context.clip()
  for (const { svg, box } of parts) {
    const place: Box = {
      x: left + box.x * width,
      y: band.top + box.y * height,
      width: box.width * width,
      height: box.height * height,
    }
    drawSvg(pen, svg, place)
  }
  context.restore()
}

/** The first three that the cut fonts have every character of. */
function drawFacts(context: Context, { facts }: CardFigure, colour: (token: string) => string): void {
  const settable = facts.filter(({ name, value }) => /^[ -~°±µ×–−≤≥≈Ω]*$/.test(name + value))
  settable.slice(0, 3).forEach(({ name, value }, n) => {
    const y = band.top + 62 + n * 100
    context.font = '16px "Martian Mono"'
    context.fillStyle = colour('ink-3')
    context.fillText(name, rail, y, factsWidth)
    context.font = '40px "Archivo text", "Martian Mono"'
    context.fillStyle = colour('ink')
    context.fillText(value, rail, y + 44, factsWidth)
  })
}
