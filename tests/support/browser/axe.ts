// axe as the browser tests use it: every rule of WCAG 2.2 A and AA and axe's best practices, without an exception, in both
// themes and at three widths; and a contrast of 7:1 for body text (WCAG 1.4.6).
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [390, 768, 1440]

interface Options {
  /** Where the state exists; everywhere unless told. */
  at?: readonly number[]
  /** The part of the page that has the state; all of it unless told. */
  within?: string
}

/** Expects no finding in the state that the page is in. `state` says which that is. */
export async function expectAccessible(page: Page, state: string, { at = widths, within }: Options = {}) {
  // Once for each document, and by the debugger: the policy of the page allows no such script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Half-way through a transition, colours are neither the old nor the new ones.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      // The other theme has the same elements in other colours.
      const tags = colorScheme === 'light' ? standards : []
      expect.soft(await findings(page, tags, within), `${state}, ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/** What axe finds by the rules of some standards, and in any case by those for contrast. */
function findings(page: Page, tags: string[], within = 'body'): Promise<string[]> {
  return page.evaluate(
    async ({ tags, within }) => {
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
          .filter(({ target }) => id !== 'color-contrast-enhanced' || isBodyText(String(target)))
          .map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
      )

      /** Labels, notes and captions are smaller, links and keys are copper. */
      function isBodyText(selector: string) {
        const text = document.querySelector(selector)
        return (
          text?.matches('main :is(p, li, dd):not([aria-hidden])') &&
          Number.parseFloat(getComputedStyle(text).fontSize) >= 16
        )
      }
    },
    { tags, within },
  )
}
