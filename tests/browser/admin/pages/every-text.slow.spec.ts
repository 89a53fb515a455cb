// Every text of the site can be reached in the view "Pages", and typing there changes exactly that text. What can be seen
// on a page is edited in place.
import type { Page } from '@playwright/test'
import { editablePagePath, errorPage } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { type SeenText, seenTexts } from '#tests/support/browser/panel/seen-texts.ts'

const keys = listKeys(site)
const paths = [...pathsOf(site), '/404', errorPage]
const values = keys.flatMap(({ value, lines }) => lines ?? value.trim()).filter(Boolean)
/** Drawn as the bits of a serial line, and described by their number: both follow when they are saved. */
const drawn = ['careers.hero.message', 'careers.hero.messageAlt']
/** A character that no page contains. */
const mark = '¤'

/** Some texts are shown only while a list is empty. */
const isShownWhileEmpty = (key: string) => /\.(empty|noOffer)$/.test(key)
/** Texts that have no default, so that they are on the page. */
const dates: Record<string, string> = {
  'careers.positions.product-manager.datePosted': '2026-11-02',
  'careers.positions.product-manager.validThrough': '2099-01-31',
}

test('every text belongs to one of the pages', () => {
  const pages = new Set(keys.map(({ key }) => pageOfKey(site, key) ?? errorPage))
  expect([...pages].filter((path) => !paths.includes(path))).toEqual([])
})

for (const path of paths) {
  test(`${path}: every text can be edited, and only that text changes`, async ({ page, panel, seed }) => {
    test.setTimeout(240_000)
    await seed(dates)
    await panel.open()
    const view = new PagesView(page)
    await view.open(path, { list: 'shown' })
    await rememberSaid(page)
    const own = keys.filter(({ key }) => (pageOfKey(site, key) ?? errorPage) === path)
    expect(own.length).toBeGreaterThan(0)
    for (const { key, kind, ...text } of own) {
      const value = dates[key] ?? text.value
      const isShown = value !== '' && kind !== 'fact' && !drawn.includes(key) && !isShownWhileEmpty(key)
      await test.step(key, async () => {
        await openText(page, `#pages${path}?list=shown&text=${key}`, { key, value })
        const typed = kind === 'href' ? '/careers' : value + mark
        await view.field.fill(typed)
        const { changed, sameLength } = await changedSaid(page)
        expect(sameLength).toBe(true)
        if (kind === 'href') expect(changed.every(({ said }) => said === typed)).toBe(true)
        else {
          if (isShown) expect(changed.length).toBeGreaterThan(0)
          for (const each of changed) expect(each.said.replaceAll(mark, '')).toBe(each.before)
        }
        await page.keyboard.press('Escape')
      })
    }
    await expect(view.field).toHaveCount(0)
    expect(await changedSaid(page)).toEqual({ changed: [], sameLength: true })
  })
}

for (const width of ['390', '768', '1440'])
  test(`at least 95 % of the texts that can be seen on a page of ${width} px are edited in place`, async ({
    page,
    panel,
  }) => {
    test.setTimeout(300_000)
    await panel.open()
    const view = new PagesView(page)
    let seen = 0
    const missed: string[] = []
    for (const path of paths) {
      await view.open(path, { width })
      const shown: EditablePage = await (await page.request.get(editablePagePath(path))).json()
      let found: SeenText[] = []
      const left = () => found.filter(({ inPlace }) => !inPlace).map(({ said }) => `${path}: ${said}`)
      // The buttons follow the page after a pause.
      await expect(async () => {
        found = await seenTexts(page, shown, values)
        expect(found.length).toBeGreaterThan(10)
        expect(left().length, left().join('\n')).toBeLessThanOrEqual(found.length * 0.05)
      }).toPass()
      seen += found.length
      missed.push(...left())
    }
    const description = [`${seen - missed.length} of ${seen}`, ...missed].join('\n')
    test.info().annotations.push({ type: 'in place', description })
    expect(seen).toBeGreaterThan(3500)
  })

// What follows runs in the page, once for each text: sending whole pages to and fro would take most of the time.

/** What the page in the frame says: its text nodes and the values of its attributes, in order. */
interface Said {
  say: () => string[]
  before: string[]
}

/** Keeps what the page says now. */
const rememberSaid = (page: Page) =>
  page.locator('.page-frame').evaluate((frame: HTMLIFrameElement) => {
    const say = () => {
      const said: string[] = []
      collect(frame.contentDocument?.documentElement as Element)
      return said

      function collect(node: Node) {
        if (node.nodeType === 3) said.push((node as Text).data)
        if (node.nodeType !== 1) return
        for (const { value } of (node as Element).attributes) said.push(value)
        const { content = node } = node as HTMLTemplateElement
        for (const child of (typeof content === 'string' ? node : content).childNodes) collect(child)
      }
    }
    Object.assign(window, { said: { say, before: say() } satisfies Said })
  })

/** Returns what the page says now and did not say then, once it has followed what was typed. */
const changedSaid = (page: Page) =>
  page.evaluate(async () => {
    // The page follows after as long, so a timer that starts later ends later.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { say, before } = (window as unknown as { said: Said }).said
    const after = say()
    return {
      changed: after.flatMap((said, n) => (said === before[n] ? [] : [{ said, before: before[n] }])),
      sameLength: after.length === before.length,
    }
  })

/** Opens a text once the form of the last one is closed, and waits for its form with its value. */
const openText = (page: Page, hash: string, text: { key: string; value: string }) =>
  page.evaluate(
    async ({ hash, key, value }) => {
      const form = () => document.querySelector('.page-text-form')
      const isOpen = () =>
        form()?.querySelector('.text-label-key')?.textContent === key &&
        form()?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input')?.value === value
      await until(() => !form())
      location.hash = hash
      await until(isOpen)

      async function until(condition: () => boolean) {
        while (!condition()) await new Promise(requestAnimationFrame)
      }
    },
    { hash, ...text },
  )
