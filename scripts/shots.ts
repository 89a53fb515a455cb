// Takes screenshots of every page and of the panel's views and states at two widths in both themes, and of all of them on one
// sheet, in shots/. `npm run shots -- panel` takes only those of the panel.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { openBuild } from './open-build.ts'
import { takePanelShots } from './panel-shots.ts'

const folder = new URL('../shots/', import.meta.url)
const widths = [390, 1440]
const themes = ['light', 'dark'] as const
/** How many pages are open at the same time. */
const tabs = 3

const onlyPanel = process.argv.includes('panel')
const paths = onlyPanel ? [] : [...pathsOf(site), '/no-such-page']
const shots = paths.flatMap((path) =>
  widths.flatMap((width) =>
    themes.map((theme) => ({ path, width, theme, file: fileName(path, width, theme) })),
  ),
)

function fileName(path: string, width: number, theme: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  return `${name}-${width}-${theme}.png`
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const { origin, browser, close } = await openBuild()
const begin = Date.now()
const queue = shots.values()
await Promise.all(Array.from({ length: tabs }, () => takeFrom(queue, browser)))
const files = [...shots.map(({ file }) => file), ...(await takePanelShots(browser, folder, widths, themes))]
await writeSheet(browser)
await close()
console.log(
  `${files.length} screenshots in ${((Date.now() - begin) / 1000).toFixed(0)} s: shots/, all on shots/sheet.png`,
)
// testing/server.ts kills servers that still run, on exit.
process.exit()

async function takeFrom(queue: Iterable<(typeof shots)[number]>, browser: Browser) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const { path, width, theme, file } of queue) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(origin + path)
    await page.screenshot({ path: fileURLToPath(new URL(file, folder)), fullPage: true })
  }
  await page.close()
}

/** One picture with all screenshots in small, on which inconsistencies stand out. */
async function writeSheet(browser: Browser) {
  const images = await Promise.all(
    files.map(async (file) => {
      const data = (await readFile(new URL(file, folder))).toString('base64')
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${file}</figcaption></figure>`
    }),
  )
  const page = await browser.newPage({ viewport: { width: 2400, height: 1000 } })
  await page.setContent(`<style>
    body { margin: 16px; font: 11px sans-serif; display: flex; flex-wrap: wrap; gap: 12px; background: #888 }
    figure { margin: 0; height: 380px; overflow: hidden } img { height: 360px; max-width: 180px; object-fit: cover; object-position: top }
    figcaption { width: 0; min-width: 100%; overflow: hidden; white-space: nowrap }
  </style>${images.join('')}`)
  await writeFile(new URL('sheet.png', folder), await page.screenshot({ fullPage: true }))
  await page.close()
}
