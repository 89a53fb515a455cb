// Draws the icon of the site for browsers that show no SVG in tabs (Safari before 26), and for the home screens of phones.
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

const fileOf = (name: string) => new URL(`../public/${name}`, import.meta.url)

/** @param page of the site, with its Content-Security-Policy bypassed */
export async function drawIcons(page: Page): Promise<void> {
  await writeFile(fileOf('favicon.ico'), inIco(await draw(page, 32, '')))
  // Phones put it on a background of any color, unless it has its own.
  await writeFile(fileOf('apple-touch-icon.png'), await draw(page, 180, 'padding: 22px; background: #fff'))
}

async function draw(page: Page, size: number, style: string): Promise<Buffer> {
  await page.evaluate(
    async ([size, style]) => {
      document.body.innerHTML = `<img id="icon" src="/favicon.svg" alt="">`
      document.documentElement.style.background = 'transparent'
      document.body.style.background = 'transparent'
      const icon = document.querySelector<HTMLImageElement>('#icon')
      if (!icon) return
      icon.style.cssText = `position: fixed; inset: 0 auto auto 0; box-sizing: border-box; width: ${size}px; height: ${size}px; ${style}`
      await icon.decode()
    },
    [size, style] as const,
  )
  return page.locator('#icon').screenshot({ omitBackground: true })
}

/** Puts a PNG of 32 × 32 pixels into a file of the format ICO, which may contain PNG. */
function inIco(picture: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.set([32, 32], 6)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
