// A page's calls of a database function by name, which tests delay or lose.
import type { Page } from '@playwright/test'

const callsOf = (name: string) => `**/rpc/${name}`

/** From now on, the panel waits for an answer as long as a test holds it back. */
export const waitForAnswers = (page: Page) =>
  page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })

/**
 * Holds back a page's calls of a database function until they are released. `held` resolves with the first of them.
 * @param from the first call to hold; those before it pass
 */
export async function holdCalls(page: Page, name: string, from = 1) {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let count = 0
  await waitForAnswers(page)
  await page.route(callsOf(name), async (route) => {
    if (++count >= from) {
      hold()
      await released
    }
    await route.continue().catch(() => {}) // The page that asked may be gone.
  })
  return { held, count: () => count, release, stop: () => page.unroute(callsOf(name)) }
}

/**
 * Holds back the answer to a page's next call of a database function: the call is made.
 * @returns a function that lets the answer through
 */
export async function holdAnswer(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await waitForAnswers(page)
  await page.route(
    callsOf(name),
    async (route) => {
      const response = await route.fetch()
      await promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  return resolve
}

/** Loses a page's next call of a database function, as without a network: the call is not made. */
export const loseNextCall = (page: Page, name: string) =>
  page.route(callsOf(name), (route) => route.abort('internetdisconnected'), { times: 1 })

/** Loses the answer to a page's next call of a database function: the call is made. */
export const loseNextAnswer = (page: Page, name: string) =>
  page.route(
    callsOf(name),
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
