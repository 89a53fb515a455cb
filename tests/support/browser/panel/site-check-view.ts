import { expect, type Locator, type Page } from '@playwright/test'
import { withKey } from '#tests/support/browser/with-key.ts'

type Group = 'link' | 'wide' | 'ignored' | 'wording' | 'unused' | 'outside'

const titles: Record<Group, RegExp> = {
  link: /^Broken links within the site/,
  wide: /^Too long for a phone/,
  ignored: /^Edits that the site does not use/,
  wording: /^Placeholders, repeated words and invisible characters/,
  unused: /^Items that the site does not use/,
  outside: /^Links to other sites/,
}

/** The view "Site check" of the panel. */
export class SiteCheckView {
  readonly page: Page
  readonly view: Locator

  constructor(page: Page) {
    this.page = page
    this.view = page.getByRole('region', { name: 'Site check', exact: true })
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Site texts', exact: true }).click()
    await this.page.getByRole('link', { name: 'Site check', exact: true }).click()
    await expect(this.view).toBeVisible()
  }

  group(kind: Group): Locator {
    return this.view.getByRole('region', { name: titles[kind] })
  }
  rows(kind: Group): Locator {
    return this.group(kind).getByRole('listitem')
  }
  row(kind: Group, key: string): Locator {
    return withKey(this.rows(kind), key)
  }
  edit(kind: Group, key: string): Locator {
    return this.row(kind, key).getByRole('link', { name: /^Edit / })
  }

  /** Waits until the whole site has been checked. */
  async expectChecked(problems: number): Promise<void> {
    const found = problems === 0 ? 'Nothing found.' : `${problems} problem${problems === 1 ? '' : 's'} found.`
    await expect(this.view.getByRole('status').first()).toHaveText(
      new RegExp(`^[\\d,]+ texts checked. ${found.replace('.', '\\.')}$`),
    )
  }
}
