import type { Page } from '@playwright/test'

/** Holds back a page's calls of a database function until they are released. */
export async function holdCalls(page: Page, name: string) {
  const calls = `**/rpc/${name}`
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  let count = 0
  await page.route(calls, async (route) => {
    count++
    hold()
    await isReleased
    await route.continue().catch(() => {}) // The page that asked may be gone.
  })
  return { isHeld, count: () => count, release, stop: () => page.unroute(calls) }
}
