// Hostile content in the view "Pages", which shows it in a frame and composes it into the page as it is typed: it stays
// text, and the view stays usable.
import type { Page } from '@playwright/test'
import { site } from '#content/default-content.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { expectSeen } from '#tests/support/browser/expect-seen.ts'
import { harmfulLinks, scripts, watch } from '#tests/support/browser/hostile-input.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { openInPages, PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'

const all = scripts.join(' ')
const title = 'about.hero.title'
const subtitle = 'about.hero.subtitle'
const href = 'about.closing.action.href'

/** What could run a script, or load something: in the panel, and in the page in its frame. */
async function harmfulIn(page: Page): Promise<string[]> {
  const inPanel = await page.evaluate(findHarmful)
  const inFrame = await page.frameLocator('.page-frame').locator(':root').evaluate(findHarmful)
  return [...inPanel, ...inFrame]
}

/** Runs in the page. */
function findHarmful(): string[] {
  const isOwn = (element: Element) => window === window.top && element.matches('script, iframe[sandbox]')
  return [...document.querySelectorAll('*')].flatMap((element) => {
    if (isOwn(element)) return []
    const elements = element.matches('script, iframe, object, embed, base, meta[http-equiv="refresh"]')
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        /^on|^srcdoc$/i.test(name) ||
        (/^(href|src|action|formaction|xlink:href)$/i.test(name) &&
          /^\s*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|data|vbscript|file|blob):|evil/i.test(value)),
    )
    return elements || attributes.length > 0 ? [element.outerHTML.slice(0, 200)] : []
  })
}

test('script in texts is shown as text, also while it is typed', async ({ page, panel, supabase }) => {
  test.setTimeout(240_000)
  const seen = await watch(page)
  const texts = listKeys(site).filter(
    ({ kind, key }) => kind !== 'href' && /^(home|about|contact|company|chrome)\./.test(key),
  )
  await saveItems(supabase, Object.fromEntries(texts.map(({ key }) => [key, all])))
  await panel.open()
  const view = new PagesView(page)
  for (const path of ['/', '/about', '/contact', '/404']) {
    await view.open(path, { list: 'shown' })
    await expect(view.frame.getByRole('heading', { level: 1 })).toContainText(all)
    expect(await harmfulIn(page), path).toEqual([])
    await page.getByRole('button', { name: 'Follow links' }).click()
    const links = page.getByRole('list', { name: 'Links on the page' }).getByRole('link')
    await expect.poll(() => links.count(), path).toBeGreaterThan(5)
    expect(await harmfulIn(page), path).toEqual([])
  }
  await view.open('/about', { list: 'shown' })
  for (const key of [title, 'about.meta.title', 'about.closing.action.label', 'company.email']) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#pages/about?list=shown&text=${key}`)
    await expect(page.locator('.page-text-form .text-label-key')).toHaveText(key)
    for (const script of scripts) {
      await view.field.fill(script)
      if (key === title) await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText(script)
      // The page follows after a moment.
      else await page.waitForTimeout(100)
      expect(await harmfulIn(page), key).toEqual([])
    }
  }
  expect(await seen()).toEqual([])
})

test('a link that could harm is nowhere, saved or typed', async ({ page, panel, supabase, seed }) => {
  const seen = await watch(page)
  await seed({ [href]: '/careers' })
  const view = await openInPages(panel, '/about')
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#pages/about?text=${href}`)
  const action = view.frame.getByRole('main').locator('a[href="/careers"]').last()
  await expect(action).toBeVisible()
  for (const link of harmfulLinks) {
    await view.field.fill('/locations#austin')
    await expect(view.frame.locator('a[href="/locations#austin"]')).toBeVisible()
    await view.field.fill(link)
    await expect(view.frame.locator('a[href="/locations#austin"]')).toHaveCount(0)
    expect(await harmfulIn(page), link).toEqual([])
  }
  await view.field.fill('/locations#tokyo')
  await expect(view.frame.locator('a[href="/locations#tokyo"]')).toBeVisible()
  await view.field.press('Escape')

  await page.getByRole('button', { name: 'Follow links' }).click()
  for (const [n, link] of harmfulLinks.entries()) {
    await saveItems(supabase, { [href]: link, [title]: `Now ${n} of them` })
    await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText(`Now ${n} of them`)
    expect(await harmfulIn(page), link).toEqual([])
  }
  expect(await seen()).toEqual([])
})

for (const [what, text] of [
  ['a marker of a text', '«3»'],
  ['a marker with what is filled in', 'See «3|name={name}» {name} »|name=«4»'],
  ['a marker of a link', '/marker/3'],
  ['placeholders of every kind', '{name} {count} {constructor} $& $1 {'],
  ['a change of direction without an end', '\u202egnp.exe \u2067 and more'],
  ['half a character and an invisible one', 'a\ud83d\u200bb'],
] as const) {
  test(`${what} is shown as it is, and only in its place`, async ({ page, panel, seed }) => {
    const view = await openInPages(panel, '/about')
    const heading = view.frame.getByRole('heading', { level: 1 })
    const said = () => view.frame.getByRole('main').evaluate((main) => main.textContent)
    const before = await said()
    const defaultTitle = (await heading.textContent()) ?? ''
    const shown = text.toWellFormed()
    await seed({ [title]: text })
    await expect.poll(() => heading.textContent()).toBe(shown)
    await page.reload()
    await view.ready()
    await expect.poll(() => heading.textContent()).toBe(shown)
    expect(await said()).toBe(before.replace(defaultTitle, () => shown))

    await view.text(subtitle).first().click()
    await view.field.fill(text)
    await expect.poll(() => view.frame.getByText(shown, { exact: true }).count()).toBeGreaterThan(1)
    await view.field.press('Escape')
    await expect.poll(said).toBe(before.replace(defaultTitle, () => shown))
  })
}

for (const [what, text] of [
  ['one word of 100,000 characters', 'x'.repeat(100_000)],
  ['50,000 words', 'a '.repeat(50_000).trim()],
  ['10,000 lines', 'a line\n'.repeat(10_000).trim()],
] as const) {
  test(`${what} in one text: it and the others can still be edited`, async ({ page, panel, seed }) => {
    await seed({ [subtitle]: text })
    const view = await openInPages(panel, '/about')
    await view.text(subtitle).first().focus()
    await page.keyboard.press('Enter')
    await expect(view.field).toHaveValue(text)
    await expectSeen(view.save, 'Save')
    await expectSeen(view.cancel, 'Cancel')
    await view.field.press('Backspace')
    await expect(view.field).toHaveValue(text.slice(0, -1))
    await view.field.press('Escape')
    await view.text(title).first().click()
    await view.field.fill('Another text')
    await view.field.press('Enter')
    await panel.expectToast('Content Saved!', `${title} updated.`, 'success')
    await expect(view.frame.getByRole('heading', { level: 1 })).toHaveText('Another text')
  })
}
