// Finds errors in the layout of a page's texts. Sizes are in CSS pixels.
import type { Locator, Page } from '@playwright/test'

/** Returns how far the page can be scrolled sideways; zero or less if it cannot. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Returns texts that are partly cut off or outside the window.
 * @param within selects the part of the page to look at; by default all of it
 */
export function cutTexts(page: Page, within = 'body'): Promise<string[]> {
  const texts = `:is(${within}) :is(h1, h2, h3, p, li, dt, dd, a, button, label, td)`
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('svg, [aria-hidden=true], .skip-link'))
        // Texts that only screen readers get are one pixel wide.
        .filter(({ offsetWidth }) => offsetWidth > 1)
        // The panel shows only the first lines of a long value.
        .filter((element) => getComputedStyle(element).webkitLineClamp === 'none')
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element)
          const { left, right } = element.getBoundingClientRect()
          return (
            (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
            (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2) ||
            // In a line that scrolls, the user can bring it into sight: a phone has the views of the panel in one.
            (!element.closest('.view-links') && (left < -innerWidth / 20 || right > innerWidth + 1))
          )
        })
        .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`),
    texts,
  )
}

/**
 * Returns lines of text, including those in drawings, that overlap each other, a control, the edge of their own
 * control, or the edge of the window.
 */
export function collidingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      element: Element
      name: string
      left: number
      right: number
      top: number
      bottom: number
    }
    const meet = (one: Box, other: Box) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

    const isClamped = (element: Element) => getComputedStyle(element).webkitLineClamp !== 'none'
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))

    const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    const lines: Box[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility(seen)) continue
      // Chromium calls elements of a drawing visible even if their group is not displayed.
      if (element.getBoundingClientRect().width === 0) continue
      // The bar covers the scrolled page; the rest is only for screen readers.
      if (element.closest('header, .skip-link, .sr-only, title, desc, noscript, script, option, textarea'))
        continue
      // Also only for screen readers.
      if (isClipped(element)) continue
      // The panel shows only the first lines of a long value.
      const shownUntil = isClamped(element) ? element.getBoundingClientRect().bottom : Infinity
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, height, width } of range.getClientRects()) {
        if (width < 3 || top >= shownUntil - 1) continue
        // A line's box has the height of its font; the letters only fill its middle.
        const inner = {
          left: left + 1,
          right: right - 1,
          top: top + height * 0.3,
          bottom: bottom - height * 0.25,
        }
        lines.push({
          element,
          name: `${element.getAttribute('class') ?? element.tagName} “${node.textContent?.trim().slice(0, 30)}”`,
          ...inner,
        })
      }
    }
    lines.sort((one, other) => one.top - other.top)

    const found = lines
      .filter(({ left, right }) => left < -1 || right > innerWidth + 1)
      .map(({ name }) => `${name} beside the window`)
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break
        // Chromium reports the last line of a shortened text twice: as it is, and as it would be.
        if (line.element === other.element && isClamped(line.element)) continue
        if (meet(line, other)) found.push(`${line.name} over ${other.name}`)
      }
    })
    for (const control of document.querySelectorAll('button, input, textarea, select, main a.button')) {
      if (control.closest('header')) continue
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const box = { element: control, name: control.tagName, left, right, top, bottom }
      if (right - left < 3 || !control.checkVisibility(seen)) continue
      for (const line of lines.filter((line) => meet(line, box))) {
        const own = control.contains(line.element)
        const inside = line.left >= left && line.right <= right && line.top >= top && line.bottom <= bottom
        if (!own || !inside) found.push(`${line.name} over the edge of ${box.name} ${control.id}`)
      }
    }
    return found
  })
}

/** Returns those of the elements that are lower than `height`, in pixels. */
export const lowerThan = (elements: Locator, height: number): Promise<string[]> =>
  // All at once: a view has hundreds of controls.
  elements.evaluateAll(
    (all, height) =>
      all
        .filter((element) => element.getBoundingClientRect().height < height)
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    height,
  )

/** Returns words that break into the next line without a hyphen. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('svg, script, style, noscript, .sr-only, textarea')) continue
      for (const word of (node.textContent ?? '').matchAll(/(?<=^|\s)\p{L}+(?=$|\s)/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word[0])
      }
    }
    return found
  })
}

/** Returns, for each of the elements, whether its left border can be seen on the page in forced-colors mode. */
export const withLine = (elements: Locator): Promise<boolean[]> =>
  elements.evaluateAll((all) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return all.map((element) => {
      const { borderLeftColor, borderLeftStyle, borderLeftWidth } = getComputedStyle(element)
      return (
        borderLeftStyle !== 'none' && Number.parseFloat(borderLeftWidth) > 0 && borderLeftColor !== canvas
      )
    })
  })
