// Chromium confirms the first route of a page before the page's own process knows of it. Until then, what the page requests
// passes the route: on a busy page, up to 15 % of such requests did.
import type { BrowserContext, Page } from '@playwright/test'

/** From the moment they are confirmed, the routes of a context's pages get all requests. */
export function routeAtOnce(context: BrowserContext): void {
  for (const page of context.pages()) confirmWhenRouted(page)
  context.on('page', confirmWhenRouted)
}

const probe = /\?is-routed$/

function confirmWhenRouted(page: Page): void {
  const route = page.route.bind(page)
  page.route = async (...args) => {
    const added = await route(...args)
    if (!page.url().startsWith('http')) return added
    await route(probe, (request) => request.fulfill({ status: 204 }))
    await page.waitForFunction(async () => (await fetch('?is-routed')).status === 204)
    await page.unroute(probe)
    return added
  }
}
