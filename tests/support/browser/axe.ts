// axe as the browser tests use it: all rules of WCAG 2.2 A and AA and axe's best practices, with only the exception that
// WCAG itself makes for small controls, in both themes and at three widths, and a contrast of 7:1 for body text (WCAG 1.4.6).
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [390, 768, 1440]

interface Options {
  /** The widths at which the state exists; by default all. */
  at?: readonly number[]
  /** The part of the page to check; by default all of it. */
  within?: string
  /** Selects controls that may be small, because another one on the page does the same (WCAG 2.5.8, “Equivalent”). */
  equivalents?: string
}

/** Expects no findings in the current state of the page. `state` names it for messages. */
export async function expectAccessible(
  page: Page,
  state: string,
  { at = widths, within, equivalents }: Options = {},
) {
  // Once per document, through the debugger: the page's security policy does not allow such a script.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(expectHigherContrastOfBodyText)
  }
  // During a transition, colors are neither the old nor the new ones.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const themes = ['light', 'dark'] as const
  for (const [index, width] of at.entries()) {
    await page.setViewportSize({ width, height: 900 })
    // Elsewhere, what stays at the top of the window would cover parts of controls.
    await page.evaluate(scrollToTop)
    // The next width begins with the theme that the page has: to change it takes a tenth of the time of a check.
    for (const colorScheme of index % 2 ? themes.toReversed() : themes) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      // The other theme has the same elements in other colors, so only contrast is checked.
      const tags = colorScheme === 'light' ? standards : []
      expect
        .soft(await findings(page, tags, within, equivalents), `${state}, ${width} px, ${colorScheme}`)
        .toEqual([])
    }
  }
}

/** Runs in the page: limits the rule on the higher contrast to body text. Links and buttons are copper. */
function expectHigherContrastOfBodyText(): void {
  const { axe: inPage } = window as unknown as { axe: typeof axe }
  const selector = 'main :is(p, li, dd):not([aria-hidden])'
  inPage.configure({ rules: [{ id: 'color-contrast-enhanced', selector }] })
}

/** Runs in the page: scrolls to the top once whatever the new size moves has moved. */
function scrollToTop(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        scrollTo({ top: 0, behavior: 'instant' })
        resolve()
      }),
    ),
  )
}

/** Returns axe's findings by the rules with these tags and, in any case, those on contrast. */
function findings(page: Page, tags: string[], within = 'body', equivalents = ':not(*)'): Promise<string[]> {
  return page.evaluate(
    async ({ tags, within, equivalents }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const contrast = ['color-contrast', 'color-contrast-enhanced']
      const proven = inPage.getRules(tags).filter(({ tags }) => !tags.includes('experimental'))
      const { violations } = await inPage.run(within, {
        runOnly: {
          type: 'rule',
          values: [...(tags.length ? proven.map(({ ruleId }) => ruleId) : []), ...contrast],
        },
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => id !== 'color-contrast-enhanced' || isLarge(String(target)))
          .filter(
            ({ target }) =>
              id !== 'target-size' || !document.querySelector(String(target))?.closest(equivalents),
          )
          .map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
      )

      /** Labels, notes and captions are smaller. */
      function isLarge(selector: string) {
        const text = document.querySelector(selector)
        return text !== null && Number.parseFloat(getComputedStyle(text).fontSize) >= 16
      }
    },
    { tags, within, equivalents },
  )
}
