// Hostile content in the table, written by someone who may or once could write: a browser displays it, but does nothing
// else with it.
import { site } from '#content/default-content.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { harmfulLinks, scripts, watch } from '#tests/support/browser/hostile-input.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { ReplaceView } from '#tests/support/browser/panel/replace-view.ts'
import { TextsView } from '#tests/support/browser/panel/texts-view.ts'
import { saveItems } from '#tests/support/browser/save-items.ts'

const all = scripts.join(' ')
const keys = listKeys(site)

test('script in keys and values is shown as text, in the panel and on pages', async ({
  page,
  panel,
  supabase,
}) => {
  const seen = await watch(page)
  const texts = keys.filter(
    ({ kind, key }) => kind !== 'href' && /^(home|about|contact|company|chrome)\./.test(key),
  )
  // The oldest rows, which are at the top of a list that is only partly in the document.
  await saveItems(supabase, Object.fromEntries(scripts.map((script) => [script, all])))
  await saveItems(supabase, Object.fromEntries(texts.map(({ key }) => [key, all])))

  for (const [path, heading] of [
    ['/', 'home'],
    ['/about', 'about'],
    ['/contact', 'contact'],
  ] as const) {
    await expect
      .poll(async () => (await page.goto(path).then(() => page.locator('h1').textContent()))?.trim(), heading)
      .toContain('<script>alert(1)</script>')
    expect(await seen(), path).toEqual([])
  }

  await panel.open()
  for (const script of scripts) await expect(panel.value(script)).toHaveText(all)
  const [first = ''] = scripts
  await panel.deleteButton(first).click()
  await expect(panel.dialog).toHaveAccessibleName(`Are you sure you want to delete "${first}"?`)
  await panel.dialog.getByRole('button', { name: 'Delete' }).click()
  await panel.expectToast('Content Deleted!', `${first} deleted.`, 'success')
  await panel.add(first, all)
  await panel.expectToast('Content Added!', `${first} added.`, 'success')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(panel.value(first)).toHaveText(all)
  expect(await seen()).toEqual([])

  const view = new TextsView(page)
  for (const name of ['All pages', 'Home', 'About', 'Contact']) {
    // By address: the long texts of the site's header may lie over the links of the panel.
    await page.goto(`/admin#texts?page=${encodeURIComponent(name)}`)
    await expect(view.region.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    await expect(view.rows.filter({ hasText: '<img src=x onerror=alert(1)>' }).first()).toBeVisible()
    expect(await seen(), name).toEqual([])
  }
  await view.find.fill(all)
  await expect(view.rows.filter({ hasText: '<img src=x onerror=alert(1)>' }).first()).toBeVisible()
  expect(await seen(), 'found').toEqual([])

  const replacement = encodeURIComponent('<img src=x onerror=alert(2)>')
  await page.goto(`/admin#texts/replace?find=onerror&with=${replacement}`)
  const replace = new ReplaceView(page)
  await expect(replace.lines.first().locator('ins')).toContainText(['<img src=x'])
  expect(await seen(), 'to be replaced').toEqual([])
})

test('a link with a scheme that could harm is on no page', async ({ page, supabase, request }) => {
  const seen = await watch(page)
  const links = keys.filter(({ kind }) => kind === 'href').map(({ key }) => key)
  expect(links.length).toBeGreaterThan(5)
  for (const href of harmfulLinks) {
    const mark = `Now ${harmfulLinks.indexOf(href)} of them`
    await saveItems(supabase, {
      ...Object.fromEntries(links.map((key) => [key, href])),
      'home.hero.title': mark,
    })
    let html = ''
    await expect.poll(async () => (html = await (await request.get('/')).text())).toContain(mark)
    for (const path of ['/about', '/services', '/careers']) html += await (await request.get(path)).text()
    const targets = [...html.matchAll(/\s(?:href|action|src|formaction)="([^"]*)"/g)].map(
      ([, target = '']) => target,
    )
    expect(targets.length).toBeGreaterThan(50)
    expect(
      targets.filter((target) => /evil|script:|data:|blob:|file:|^\/[/\\]/i.test(target)),
      href,
    ).toEqual([])
  }
  await page.goto('/')
  expect(await seen()).toEqual([])
})
