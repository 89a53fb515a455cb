// The preview of a release, as somebody with a link sees it.
import type { Page } from '@playwright/test'
import { test as base } from '#tests/support/browser/panel/releases.ts'
import { createLink, createRelease } from '#tests/support/server/releases/content-releases.ts'

export { expect } from '#tests/support/browser/panel/releases.ts'

/** As long as a name may be, with a word that does not fit on a phone. */
export const longName = `Release ${'n'.repeat(50)} of «spring» & <b>`

export const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' })

export const test = base.extend<{
  /** The path of a preview whose home page has a title of its own. */
  preview: string
}>({
  async preview({ supabase }, use) {
    const release = await createRelease(supabase, longName, { 'home.hero.title': 'A prepared title' })
    await use(`/preview/${await createLink(supabase, release)}`)
  },
})
