// Releases in the panel, as tests use them. No release of a test is left to the next one, since tests share a server.

import type { Locator, Page } from '@playwright/test'
import type { ContentClient } from '#content-sync/database.ts'
import type { ReleaseContents } from '#content-sync/release.ts'
import { requestParts } from '#testing/request-parts.ts'
import { withKey } from '#tests/support/browser/with-key.ts'
import { storedItems } from '#tests/support/server/stored-items.ts'
import { test as base, expect } from './admin-panel.ts'

export { expect } from './admin-panel.ts'

export class ReleasesPanel {
  readonly page: Page
  /** The button in the bar that says where changes go. */
  readonly switch: Locator
  readonly menu: Locator
  /** The line below the bar, there only while a release is chosen. */
  readonly bar: Locator
  readonly view: Locator
  readonly details: Locator
  readonly edits: Locator
  readonly publish: Locator
  readonly publishNow: Locator
  readonly preview: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.switch = page.getByRole('button', { name: /^Changes go to: / })
    this.menu = page.locator('.release-menu')
    this.bar = page.getByRole('region', { name: 'Release', exact: true })
    this.view = page.getByRole('region', { name: 'Releases', exact: true })
    this.details = this.view.getByRole('article')
    this.edits = this.details.getByRole('list', { name: 'Edits' }).getByRole('listitem')
    this.publish = this.details.getByRole('region', { name: 'Publish' })
    this.publishNow = this.publish.getByRole('button', { name: 'Publish now…' })
    this.preview = this.details.getByRole('region', { name: 'Preview' })
    this.dialog = page.getByRole('dialog')
  }

  /** Starts a release from the bar. Changes go into it from then on. */
  async start(name: string): Promise<void> {
    await this.switch.click()
    await this.menu.getByRole('button', { name: 'New release…' }).click()
    await this.dialog.getByLabel('Name').fill(name)
    await this.dialog.getByRole('button', { name: 'Start release' }).click()
    await this.expectChosen(name)
  }

  /** Chooses a release, or "Live". By the keyboard: a toast may lie over the menu. */
  async choose(name: string): Promise<void> {
    await this.switch.press('Enter')
    await this.menu
      .locator('button')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .press('Enter')
    await this.expectChosen(name)
  }

  async expectChosen(name: string): Promise<void> {
    await expect(this.switch).toHaveAccessibleName(`Changes go to: ${name}`)
    if (name === 'Live') await expect(this.bar).toHaveCount(0)
    else await expect(this.bar).toContainText(name)
  }

  /** Shows the chosen release. By the keyboard: a toast may lie over the link. */
  async review(): Promise<void> {
    await this.bar.getByRole('link').press('Enter')
    await this.shows()
  }

  /** Waits until a release is shown with its edits. */
  async shows(): Promise<void> {
    await expect(this.publish).toBeVisible()
    await expect(this.details.getByRole('heading', { name: /^Edits/ })).toBeVisible()
  }

  edit(key: string): Locator {
    return withKey(this.edits, key)
  }

  async publishShown(): Promise<void> {
    await this.publishNow.click()
    await this.dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  }
}

interface ReleaseFixtures {
  releases: ReleasesPanel
  /** Makes a release with texts, null for no item, as somebody else's panel does. Returns its id. */
  prepare: (name: string, texts: Record<string, string | null>) => Promise<string>
  discardReleases: undefined
}

export const test = base.extend<ReleaseFixtures>({
  releases: ({ page }, provide) => provide(new ReleasesPanel(page)),
  prepare: ({ supabase }, provide) => provide((name, texts) => prepare(supabase, name, texts)),
  discardReleases: [
    async ({ supabase }, provide) => {
      await provide(undefined)
      const { data } = await supabase
        .from('website_releases')
        .select('id')
        .eq('state', 'draft')
        .throwOnError()
      for (const { id } of data) await supabase.rpc('discard_release', { release: id }).throwOnError()
    },
    { auto: true },
  ],
})

async function prepare(supabase: ContentClient, name: string, texts: Record<string, string | null>) {
  const { data: release } = await supabase.rpc('create_release', { name }).throwOnError()
  const items = await storedItems(supabase)
  const versions = new Map(items.map((item) => [item.content_key, item.updated_at]))
  const changes = Object.entries(texts).map(([key, value]) => ({
    key,
    value,
    base: versions.get(key) ?? null,
  }))
  for (const part of requestParts(changes))
    await supabase.rpc('change_release', { release, changes: JSON.stringify(part) }).throwOnError()
  return release
}

/** Returns what a release holds now. */
export async function contentsOf(supabase: ContentClient, release: string): Promise<ReleaseContents> {
  const { data } = await supabase.rpc('release_edits', { release }, { get: true }).throwOnError()
  if (!data) throw new Error('There is no such release')
  return data
}
