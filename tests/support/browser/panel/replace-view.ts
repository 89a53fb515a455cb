// The view "Find and replace" of the panel, as tests use it.
import type { Locator, Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { namedTexts } from '#content/keys/labels.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { expect } from '#tests/support/browser/test.ts'
import { withKey } from '#tests/support/browser/with-key.ts'

export class ReplaceView {
  readonly region: Locator
  readonly find: Locator
  readonly with: Locator
  readonly matchCase: Locator
  readonly wholeWords: Locator
  /** How many texts and matches were found. */
  readonly found: Locator
  readonly selectAll: Locator
  readonly selected: Locator
  readonly lines: Locator
  /** Replaces the selected texts. */
  readonly act: Locator
  /** Names the texts that somebody else has changed. */
  readonly conflict: Locator
  #page: Page

  constructor(page: Page) {
    this.#page = page
    this.region = page.getByRole('region', { name: 'Find and replace' })
    this.find = this.region.getByLabel('Find', { exact: true })
    this.with = this.region.getByLabel('Replace with')
    this.matchCase = this.region.getByLabel('Match case')
    this.wholeWords = this.region.getByLabel('Whole words')
    this.found = this.region.getByRole('status').first()
    this.selectAll = this.region.getByLabel('Select all')
    this.selected = this.region.getByRole('status').nth(1)
    this.lines = this.region.getByRole('list', { name: 'Texts to change' }).getByRole('listitem')
    this.act = this.region.getByRole('button', { name: /^Replac/ })
    this.conflict = this.region.getByRole('alert')
  }

  /** Opens it as an editor does, from the view "Site texts". */
  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Site texts' }).click()
    await this.#page.getByRole('link', { name: 'Find and replace' }).click()
    await expect(this.region).toHaveAttribute('aria-busy', 'false')
  }

  /** Replaces the selected texts. The list follows the field when there is time, and only what it shows is written. */
  async replaceWith(text: string): Promise<void> {
    await this.with.fill(text)
    await this.shows(text)
    await this.act.click()
  }
  /** Waits until the first line shows this replacement. */
  async shows(text: string): Promise<void> {
    await expect(this.lines.locator('ins').first()).toContainText(text)
  }

  line(key: string): Locator {
    return withKey(this.lines, key)
  }
  select(key: string): Locator {
    return this.line(key).getByRole('checkbox')
  }
}

/** Returns the defaults that contain a word in any case, without the links. */
export const defaultsWith = (word: string) =>
  namedTexts(site).filter(
    ({ kind, value }) => kind !== 'href' && value.toLowerCase().includes(word.toLowerCase()),
  )

export async function countTextsWith(supabase: ContentClient, word: string): Promise<number> {
  const all = supabase.from('website_content').select('id', { count: 'exact', head: true })
  return (await all.like('content_value', `%${word}%`).throwOnError()).count ?? 0
}
