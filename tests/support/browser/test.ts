// The `test` of every browser spec: a real server, and an empty table for each test. It fails on errors
// in a page and on requests refused because of their shape, unless the test has allowed them.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import type { ContentClient } from '#content-sync/database.ts'
import type { TestServer } from '#testing/server.ts'
import { describePages } from '#tests/support/browser/each-page/describe-pages.ts'
import { routeAtOnce } from '#tests/support/browser/each-page/route-at-once.ts'
import { findShapeRefusal } from '#tests/support/browser/each-page/shape-refusal.ts'
import { test as base } from '#tests/support/browser/servers/servers.ts'

export { expect } from '@playwright/test'

interface TestFixtures {
  /** Allows errors and refusals that a test causes on purpose, matched by text and address. */
  allowErrors: (pattern: RegExp) => void
  /** Opens a page in its own browser context, like another person's browser. */
  openAnother: () => Promise<Page>
  pageErrors: PageErrors
  emptyTable: undefined
  pagesAfterFailure: undefined
}

interface PageErrors {
  watch(context: BrowserContext): void
  allow(pattern: RegExp): void
}

/**
 * Pages follow the table after a moment, in its order. Once they show our own text, they have followed everything
 * before it.
 */
async function untilPagesFollow({ url }: TestServer, supabase: ContentClient): Promise<void> {
  const content = () => supabase.from('website_content')
  const item = { content_key: 'locations.hero.subtitle', content_value: randomUUID() }
  const isShown = async () => (await (await fetch(`${url}/locations`)).text()).includes(item.content_value)
  await content().insert(item).throwOnError()
  while (!(await isShown())) await delay(5)
  await content().delete().eq('content_key', item.content_key).throwOnError()
  while (await isShown()) await delay(5)
}

/** The newest change that the pages of a server have followed before a test. */
const followed = new WeakMap<TestServer, number>()

async function newestChange(sql: Sql): Promise<number> {
  const [newest] = await sql<{ id: number }[]>`
    select coalesce(max(id), 0)::int as id from public.website_content_history`
  return newest?.id ?? 0
}

/** The error of a page that Playwright 1.65 empties for the next test: it removes the scripts of its clock one by one. */
const clockResetError = /\(reading 'controller'\)\n +at <anonymous>/

export const test = base.extend<TestFixtures>({
  baseURL: ({ server }, provide) => provide(server.url),

  emptyTable: [
    async ({ server, supabase, ownerSql }, provide) => {
      await ownerSql`delete from public.website_content`
      if ((await newestChange(ownerSql)) !== (followed.get(server) ?? 0)) {
        await untilPagesFollow(server, supabase)
        followed.set(server, await newestChange(ownerSql))
      }
      await provide(undefined)
    },
    { auto: true },
  ],

  pageErrors: [
    async ({ context }, provide) => {
      const found: string[] = []
      const allowed: RegExp[] = []
      const refusals: Promise<string | undefined>[] = []
      /**
       * Reads that the database did not answer within their limit of a second, by address. The client repeats a read for
       * up to 7 s, so it is an error only if it stays unanswered for longer.
       */
      const unanswered = new Map<string, { error: string; at: number }>()
      const watch = (watched: BrowserContext) => {
        routeAtOnce(watched)
        watched.on('weberror', (error) => found.push(String(error.error().stack)))
        watched.on('console', (message) => {
          const { url } = message.location()
          if (message.type() !== 'error') return
          const error = `${message.text()} (${url})`
          if (!message.text().includes('status of 503') || !url.includes('/rest/v1/')) found.push(error)
          else if (!unanswered.has(url)) unanswered.set(url, { error, at: performance.now() })
        })
        watched.on('response', (response) => {
          refusals.push(findShapeRefusal(response))
          const method = response.request().method()
          const isRefused = response.status() === 503
          // The client repeats no write.
          if (isRefused && method !== 'GET') found.push(`status of 503 to ${method} (${response.url()})`)
          if (!isRefused && method === 'GET') unanswered.delete(response.url())
        })
      }
      watch(context)
      await provide({ watch, allow: (pattern) => allowed.push(pattern) })
      for (const refusal of await Promise.all(refusals)) if (refusal) found.push(refusal)
      for (const { error, at } of unanswered.values()) if (performance.now() - at > 10_000) found.push(error)
      const unexpected = found.filter(
        (error) => ![...allowed, clockResetError].some((pattern) => pattern.test(error)),
      )
      base.expect(unexpected, 'errors in the console, uncaught errors and refused requests').toEqual([])
    },
    { auto: true },
  ],

  pagesAfterFailure: [
    async ({ browser, context }, provide, info) => {
      await provide(undefined)
      if (info.status === info.expectedStatus) return
      const body = await describePages(browser, context.pages())
      await info.attach('pages', { body, contentType: 'text/plain' })
    },
    { auto: true },
  ],

  allowErrors: ({ pageErrors }, provide) => provide(pageErrors.allow),

  openAnother: async ({ browser, baseURL, contextOptions, pageErrors }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async () => {
      const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) })
      contexts.push(context)
      pageErrors.watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})
