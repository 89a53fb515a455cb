// The view "Pages" of the panel, as tests in Firefox use it.
import type { Page } from 'puppeteer-core'
import { expect } from 'vitest'

export class PagesView {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Waits until the texts of the page can be selected. */
  async ready(): Promise<void> {
    await this.page.waitForSelector('.page-stage[aria-busy=false]')
  }

  /** Selects a text, and waits until it can be typed. */
  async edit(key: string): Promise<void> {
    await this.page.locator(`::-p-xpath(//*[@class="page-texts"]//button[contains(., "(${key}, ")])`).click()
    await expect.poll(() => this.focused()).toBe(key)
  }

  /** The key of the text whose button or field has the focus. */
  focused(): Promise<string | undefined> {
    return this.page.evaluate(() => {
      const { activeElement } = document
      const key = activeElement?.closest('.page-text-form')?.querySelector('.text-label-key')
      return key?.textContent ?? activeElement?.textContent?.match(/\((\S+), /)?.[1]
    })
  }

  /** What an element of the page says in the frame. */
  said(selector: string): Promise<string | undefined> {
    return this.page.$eval(
      'iframe.page-frame',
      (frame, inside) => frame.contentDocument?.querySelector(inside)?.textContent.trim(),
      selector,
    )
  }

  /** How far the middle of each button is from the middle of its text in the frame, in pixels, by what the text says. */
  distances(): Promise<Record<string, number>> {
    return this.page.$eval('iframe.page-frame', (frame) => {
      const inside = frame.contentDocument as Document
      const outer = frame.getBoundingClientRect()
      const scale = outer.width / frame.clientWidth
      const middles: { text: string; x: number; y: number }[] = []
      const nodes = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT)
      while (nodes.nextNode()) {
        const range = inside.createRange()
        range.selectNodeContents(nodes.currentNode)
        const { left, top, width, height } = range.getBoundingClientRect()
        middles.push({
          text: range.toString(),
          x: outer.left + (left + width / 2) * scale,
          y: outer.top + (top + height / 2) * scale,
        })
      }
      const found: Record<string, number> = {}
      for (const button of document.querySelectorAll('.page-texts .page-text-button')) {
        const { left, top, width, height } = button.getBoundingClientRect()
        const said = button.lastElementChild?.textContent ?? ''
        const all = middles.filter(({ text }) => text === said)
        const from = all.map(({ x, y }) => Math.hypot(x - left - width / 2, y - top - height / 2))
        if (from.length > 0) found[said] = Math.max(found[said] ?? 0, Math.min(...from))
      }
      return found
    })
  }

  /** How the field over a text compares with the text in the frame, and how many pixels of it have to be scrolled. */
  field(selector: string) {
    return this.page.$eval(
      'iframe.page-frame',
      (frame, inside) => {
        const field = document.querySelector('.page-text-form textarea') as HTMLTextAreaElement
        const text = frame.contentDocument?.querySelector(inside) as Element
        const outer = frame.getBoundingClientRect()
        const scale = outer.width / frame.clientWidth
        const [own, below] = [getComputedStyle(field), getComputedStyle(text)]
        const range = text.ownerDocument.createRange()
        range.selectNodeContents(text)
        const [box, words] = [field.getBoundingClientRect(), range.getBoundingClientRect()]
        return {
          covers:
            box.left < outer.left + words.left * scale &&
            box.top < outer.top + words.top * scale &&
            box.right > outer.left + words.right * scale &&
            box.bottom > outer.top + words.bottom * scale,
          sameType:
            own.fontFamily === below.fontFamily &&
            own.fontWeight === below.fontWeight &&
            Math.abs(Number.parseFloat(own.fontSize) - Number.parseFloat(below.fontSize) * scale) < 0.1,
          height: field.clientHeight,
          hidden: field.scrollHeight - field.clientHeight,
        }
      },
      selector,
    )
  }
}
