// The view "Site check": what is wrong with the texts, each one click from its text.
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { SiteCheckView } from '#tests/support/browser/panel/site-check-view.ts'
import { saveText } from '#tests/support/server/stored-items.ts'

test('finds one problem of each kind, leads to its text, and follows its correction', async ({
  panel,
  page,
  seed,
  supabase,
}) => {
  await seed({
    'about.hero.title': 'Superconductivityresearchinstrumentation',
    'about.hero.subtitle': 'We test the the chip',
    'home.hero.primary.href': '/carers',
    'home.hero.secondary.href': '/about#nobody',
    'careers.hero.action.href': '/about#history',
    'contact.hero.title': '',
    'careers.hero.subtitle': 'TODO',
    'locations.hero.title': 'Our\u200boffices',
    'not.of.the.site': 'Anything',
  })
  await panel.open()
  const check = new SiteCheckView(page)
  await check.open()
  await check.expectChecked(8)
  await expect(check.row('link', 'home.hero.primary.href')).toContainText(
    'This site has no page at this address.',
  )
  await expect(check.row('link', 'home.hero.secondary.href')).toContainText('The page has no part “nobody”.')
  await expect(check.rows('link')).toHaveCount(2)
  await expect(check.row('wide', 'about.hero.title')).toContainText('Too long for a phone screen.')
  await expect(check.row('ignored', 'contact.hero.title')).toContainText(
    'Not used: this text cannot be empty.',
  )
  await expect(check.row('wording', 'about.hero.subtitle')).toContainText('Contains a word twice: “the the”.')
  await expect(check.row('wording', 'careers.hero.subtitle')).toContainText(
    'Contains placeholder text: “TODO”.',
  )
  await expect(check.row('wording', 'locations.hero.title')).toContainText('visitors cannot see: U+200B.')
  await expect(check.rows('unused')).toHaveCount(1)
  await expect(page.locator('iframe')).toHaveCount(0)

  // A change by somebody else.
  await saveText(supabase, { content_key: 'about.hero.subtitle' }, 'We test the chip')
  await expect(check.rows('wording')).toHaveCount(2)

  await check.edit('wide', 'about.hero.title').click()
  const pages = new PagesView(page)
  await expect(pages.field).toHaveValue('Superconductivityresearchinstrumentation')
  await pages.field.fill('About us')
  await pages.field.press('Enter')
  await panel.expectToast('Content Saved!', 'about.hero.title updated.', 'success')
  await check.open()
  await check.expectChecked(6)
  await expect(check.group('wide')).toContainText('Nothing found.')
  await check.edit('unused', 'not.of.the.site').click()
  await expect(panel.field('not.of.the.site')).toHaveValue('Anything')
})
