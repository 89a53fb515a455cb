// Draws the cards whose texts are not the default ones: each in a short-lived process, one at a time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { cardPath } from '#content/addresses/card-path.ts'
import { type Card, textOf } from '#content/cards/card.ts'
import type { Log } from '#server/log.ts'
import { fontFile } from './card-layout.ts'
import type { DrawingOrder } from './drawing-order.ts'

export interface CardDrawer {
  /**
   * Draws the card of a page, or returns the one that was drawn before.
   * @returns a PNG; undefined if it cannot be drawn now
   */
  draw(path: string, card: Card): Promise<Buffer | undefined>
}

const program = fileURLToPath(new URL('draw-card.ts', import.meta.url))

const timing = {
  /** A machine may be busy. */
  drawingTimeoutMs: 20_000,
  /** After a failure, nothing is drawn for this long. */
  pauseMs: 60_000,
}

/** By the name of the font's file, the first and the last character of each of its ranges (app/styles/fonts.css). */
export const fontRanges: Record<string, [number, number][]> = {
  [fontFile]: [
    [0, 0xbf],
    [0xd7, 0xd7],
    [0x2000, 0x22ff],
  ],
  [`${fontFile}-accented`]: [
    [0xc0, 0xd6],
    [0xd8, 0xff],
  ],
}

/** @param folder the files of the build */
export function createCardDrawer(folder: string, log: Log): CardDrawer {
  /** The last card of each page, by its path. Earlier ones are not kept. */
  const drawn = new Map<string, { text: string; picture: Promise<Buffer | undefined> }>()
  let lastDrawing: Promise<unknown> = Promise.resolve()
  let pausedUntilMs = 0
  let hasFailed = false

  return {
    draw(path, card) {
      const text = textOf(card)
      const known = drawn.get(path)
      if (known?.text === text) return known.picture
      const picture = lastDrawing.then(() => drawNow(path, card))
      lastDrawing = picture
      drawn.set(path, { text, picture })
      return picture
    },
  }

  async function drawNow(path: string, card: Card): Promise<Buffer | undefined> {
    const isWanted = () => drawn.get(path)?.text === textOf(card)
    if (!isWanted()) return undefined
    try {
      if (performance.now() < pausedUntilMs) throw new Error('Paused')
      const picture = await drawCard(folder, path, card)
      if (hasFailed) log.info('Sharing pictures are drawn again.')
      hasFailed = false
      return picture
    } catch (error) {
      if (performance.now() >= pausedUntilMs) pausedUntilMs = performance.now() + timing.pauseMs
      if (!hasFailed)
        log.warn('A sharing picture could not be drawn. Pictures show the default texts until it works.', {
          reason: error instanceof Error ? error.message : 'unknown',
        })
      hasFailed = true
      if (isWanted()) drawn.delete(path)
      return undefined
    }
  }
}

/**
 * Draws the card of a page.
 * @param folder the files of the build
 * @throws if it cannot be drawn
 */
export const drawCard = async (folder: string, path: string, card: Card): Promise<Buffer> =>
  run({ card, picture: join(folder, cardPath(path)), fonts: await findFonts(folder) })

async function findFonts(folder: string): Promise<DrawingOrder['fonts']> {
  const files = await readdir(join(folder, 'assets'))
  return Object.entries(fontRanges).map(([name, ranges]) => {
    const file = files.find(
      (each) => each.startsWith(`${name}-`) && /^-[\w-]{8}\.woff2$/.test(each.slice(name.length)),
    )
    if (!file) throw new Error(`The build has no font ${name}`)
    return { file: join(folder, 'assets', file), ranges }
  })
}

/** Runs the program, without the environment variables, some of which are secret. */
async function run(order: DrawingOrder): Promise<Buffer> {
  const child = spawn(process.execPath, [program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timing.drawingTimeoutMs,
    killSignal: 'SIGKILL',
  })
  // Fails if too many files are open: the child then has no pipes.
  await once(child, 'spawn')
  // It may end before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(order))
  const [picture, [code, signal]] = await Promise.all([buffer(child.stdout), once(child, 'close')])
  if (code !== 0 || picture.length === 0) throw new Error(`The program ended with ${signal ?? code}`)
  return picture
}
