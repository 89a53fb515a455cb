// The page of bench/limit/ as it is sent: written by hand, but for its drawings. Nobody draws those by hand: they are the home
// page's own, with the rules that draw them. Its typefaces are the site's, too.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '#scripts/setup/chromium.mjs'

const limit = new URL('../limit/', import.meta.url)
const app = new URL('../../app/', import.meta.url)
const rules = [
  'fonts',
  'trace',
  'sections/particles',
  'figures/axis',
  'figures/oscilloscope',
  'figures/calendar',
  'figures/histogram',
  'figures/chip',
]

/**
 * @param home the address of the home page, of which the page says by `<!-- drawing: selector -->` what it takes
 * @throws where home has no such drawing
 */
export async function limitPage(home: string): Promise<string> {
  const link = '<link rel="stylesheet" href="/limit.css">'
  const styles = [...rules.map((name) => new URL(`${name}.css`, app)), new URL('limit.css', limit)]
  const style = styles.map((file) => readFileSync(file, 'utf8')).join('')
  const page = readFileSync(new URL('index.html', limit), 'utf8')
  if (!page.includes(link)) throw new Error(`bench/limit/index.html has no ${link}`)
  const whole = page.replace(link, () => `<style>${dense(style)}</style>`)

  const wanted = /<!-- drawing: (.+?) -->/g
  const drawings = await drawingsOf(
    home,
    [...whole.matchAll(wanted)].map(([, selector = '']) => selector),
  )
  return whole.replace(wanted, (_, selector) => drawings[selector] ?? '')
}

async function drawingsOf(url: string, selectors: string[]): Promise<Record<string, string>> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(url)
    const found = selectors.map(async (selector) => {
      const drawing = await page
        .locator(selector)
        .first()
        .evaluate(({ outerHTML }) => outerHTML)
      return [selector, drawing] as const
    })
    return Object.fromEntries(await Promise.all(found))
  } finally {
    await browser.close()
  }
}

/** A style sheet without comments and the white space that is only for reading. */
function dense(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*([{};,])\s*|\s+/g, (_, sign = ' ') => sign)
}
