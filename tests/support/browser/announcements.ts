import type { Locator } from '@playwright/test'

/**
 * Records what screen readers say of an alert, which is what comes into it: words that stay there are not said again.
 * @returns a function that returns what was said so far
 */
export async function recordAnnouncements(alert: Locator): Promise<() => Promise<string[]>> {
  const said = await alert.evaluateHandle((element) => {
    const words: string[] = []
    new MutationObserver(() => element.textContent && words.push(element.textContent)).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return words
  })
  return () => said.jsonValue()
}
