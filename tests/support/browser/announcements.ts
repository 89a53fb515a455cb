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

/**
 * Records what screen readers read below a field each time it gets the focus. They do not read it again while the field has
 * the focus.
 * @returns a function that returns what was read so far
 */
export async function recordDescriptions(field: Locator): Promise<() => Promise<string[]>> {
  const read = await field.evaluateHandle((element) => {
    const words: string[] = []
    element.addEventListener('focus', () => {
      const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
      words.push(ids.map((id) => document.getElementById(id)?.textContent).join(' '))
    })
    return words
  })
  return () => read.jsonValue()
}
