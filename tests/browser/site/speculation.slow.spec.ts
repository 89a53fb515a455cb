// The next page of a visit is loaded in advance. Only the server sees what a browser fetches in advance, so a proxy
// records it.
import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/test.ts'

let proxy: Server
let origin: string
let asked: { path: string; ahead: boolean }[]

test.beforeEach(async ({ server }) => {
  asked = []
  proxy = createServer((request, response) => {
    const { method, headers, url: path = '' } = request
    asked.push({ path, ahead: headers['sec-purpose'] !== undefined })
    const passed = forward(new URL(path, server.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
test.afterEach(() => {
  proxy.close()
  proxy.closeAllConnections()
})

const requestsOf = (path: string) => asked.filter((each) => each.path === path)

/** Keeps the pointer on a link until its page has been fetched. */
async function rest(page: Page, path: string) {
  const link = page.locator(`main a[href="${path}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await expect.poll(() => requestsOf(path), { timeout: 3000 }).toHaveLength(1)
  }).toPass({ timeout: 20_000 })
  return link
}

test('a page is fetched while the pointer rests on its link, and not again when it is opened', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) elsewhere.push(request.url())
  })
  await page.goto(`${origin}/services`)
  const link = await rest(page, '/services/diagnostics')
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible()
  expect(requestsOf('/services/diagnostics')).toEqual([{ path: '/services/diagnostics', ahead: true }])
  expect(elsewhere).toEqual([])
})

test('the admin page and addresses with a query are never fetched in advance', async ({ page }) => {
  await page.goto(`${origin}/about`)
  await page.evaluate(() => {
    const links = ['/admin', '/admin#pages/about', '/admin?view=texts', '/contact?department=dft', '/careers']
    const made = links.map((href) => Object.assign(document.createElement('a'), { href, textContent: href }))
    document.querySelector('main')?.prepend(...made)
    for (const link of made) link.style.cssText = 'display: inline-block; padding: 100px 20px 20px'
  })
  for (const path of ['/admin', '/admin#pages/about', '/admin?view=texts', '/contact?department=dft']) {
    await page.locator(`main a[href="${path}"]`).hover()
    await page.waitForTimeout(500)
  }
  // Since this one is fetched, the others would have been, too.
  await rest(page, '/careers')
  expect(asked.filter(({ ahead }) => ahead).map(({ path }) => path)).toEqual(['/careers'])
})

test('a page that was prerendered long ago is reloaded when it is shown', async ({ page }) => {
  await page.goto(`${origin}/about`)
  await page.evaluate(() => {
    performance.now = () => 0
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  expect(requestsOf('/about')).toHaveLength(1)
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => {
    performance.now = () => 60_000
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await reloaded
  expect(requestsOf('/about')).toHaveLength(2)
})
