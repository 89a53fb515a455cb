// What people do in the panel for one task.
import type { Locator } from '@playwright/test'

/** Counts the actions of a task. A text typed with its Enter counts as one. */
export function counter() {
  let count = 0
  return {
    act(action: () => Promise<unknown>) {
      count++
      return action()
    },
    type(field: Locator, text: string) {
      count++
      return field.fill(text).then(() => field.press('Enter'))
    },
    taken: () => count,
  }
}
