// Every text of the site can be reached in the view "Pages", and typing there changes exactly that text. What can be seen
// on a page is edited in place.
import type { Page } from '@playwright/test'
import { editablePagePath, errorPagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { listKeys } from '#content/keys/site-texts.ts'
import { expect, test } from '#tests/support/browser/panel/admin-panel.ts'
import { PagesView } from '#tests/support/browser/panel/pages-view.ts'
import { type SeenText, seenTexts } from '#tests/support/browser/panel/seen-texts.ts'

const keys = listKeys(site)
const paths = [...pathsOf(site), '/404', errorPagePath]
const values = keys.flatMap(({ value, lines }) => lines ?? value.trim()).filter(Boolean)
/** Drawn as the bits of a serial line, and described by their number: both follow when they are saved. */
const drawn = ['careers.hero.message', 'careers.hero.messageAlt']
/** Typed after each text: its number between characters that no page contains. */
const markOf = (number: number) => `¤${number}¤`
const marks = /¤\d+¤/g

/** Whether the page says a text: what it fills in is different, and a list has each line on its own. */
const says = (said: string, text: string) =>
  (text.split('\n').at(-1) ?? '').split(/\{\w+\}/).every((part) => said.includes(part))

/** Some texts are shown only while a list is empty. */
const isShownWhileEmpty = (key: string) => /\.(empty|noOffer)$/.test(key)
/** Texts that have no default, so that they are on the page. */
const dates: Record<string, string> = {
  'careers.positions.product-manager.datePosted': '2026-11-02',
  'careers.positions.product-manager.validThrough': '2099-01-31',
}

test('every text belongs to one of the pages', () => {
  const pages = new Set(keys.map(({ key }) => pageOfKey(site, key) ?? errorPagePath))
  expect([...pages].filter((path) => !paths.includes(path))).toEqual([])
})

/** So many pages in one panel, because opening it takes as long as a short page. */
const pagesPerTest = 6
for (let at = 0; at < paths.length; at += pagesPerTest) {
  const some = paths.slice(at, at + pagesPerTest)
  test(`every text can be edited, and only that text changes: ${some.join(', ')}`, async ({
    page,
    panel,
    seed,
  }) => {
    test.setTimeout(600_000)
    // Less to paint after each of some 3,000 texts.
    await page.setViewportSize({ width: 1440, height: 100 })
    await seed(dates)
    await panel.open()
    for (const path of some) await test.step(path, () => editAll(page, path))
  })
}

async function editAll(page: Page, path: string): Promise<void> {
  const view = new PagesView(page)
  await view.open(path, { list: 'shown' })
  const own = keys
    .filter(({ key }) => (pageOfKey(site, key) ?? errorPagePath) === path)
    .map(({ key, kind, ...text }, number) => {
      const value = dates[key] ?? text.value
      const isShown = value !== '' && kind !== 'fact' && !drawn.includes(key) && !isShownWhileEmpty(key)
      const typed = kind === 'href' ? `/careers?${number}` : value + markOf(number)
      return { key, kind, number, value, typed, isShown, address: `#pages${path}?list=shown&text=${key}` }
    })
  expect(own.length).toBeGreaterThan(0)
  const before = await said(page)
  await inEach(page, own)

  const links = own.filter(({ kind }) => kind === 'href').map(({ typed }) => typed)
  const shown = own.filter(({ kind, isShown }) => kind !== 'href' && isShown)
  await expect(async () => {
    const after = await said(page)
    expect(after.length).toBe(before.length)
    // Each text still stands where it stood, with its own number after it.
    const changed = after.filter((each, n) => each !== before[n] && !links.includes(each))
    expect(after.map((each, n) => (links.includes(each) ? before[n] : each.replaceAll(marks, '')))).toEqual(
      before,
    )
    const numbers = new Set(changed.flatMap((each) => each.match(marks)))
    expect(shown.filter(({ number }) => !numbers.has(markOf(number))).map(({ key }) => key)).toEqual([])
    const elsewhere = changed.flatMap((each) =>
      shown.filter(({ number, typed }) => each.includes(markOf(number)) && !says(each, typed)),
    )
    expect(elsewhere.map(({ key }) => key)).toEqual([])
  }).toPass()

  await inEach(
    page,
    own.map(({ typed, ...text }) => ({ ...text, value: typed })),
  )
  await expect(view.field).toHaveCount(0)
  await expect.poll(() => said(page)).toEqual(before)
}

test('at least 95 % of the texts that can be seen on a page of 390, 768 or 1440 px are edited in place', async ({
  page,
  panel,
}) => {
  test.setTimeout(900_000)
  await panel.open()
  const view = new PagesView(page)
  const widths = ['390', '768', '1440']
  const seen: Record<string, number> = {}
  const missed: string[] = []
  for (const path of paths) {
    const shown: EditablePage = await (await page.request.get(editablePagePath(path))).json()
    // All widths of a page before the next one, because another width does not open it anew.
    for (const width of widths) {
      await view.open(path, { width })
      await expect(page.locator('.page-frame')).toHaveCSS('width', `${width}px`)
      let found: SeenText[] = []
      const left = () =>
        found.filter(({ inPlace }) => !inPlace).map(({ said }) => `${path}, ${width} px: ${said}`)
      // The buttons follow the page after a pause.
      await expect(async () => {
        found = await seenTexts(page, shown, values)
        expect(found.length).toBeGreaterThan(10)
        expect(left().length, left().join('\n')).toBeLessThanOrEqual(found.length * 0.05)
      }).toPass()
      seen[width] = (seen[width] ?? 0) + found.length
      missed.push(...left())
    }
  }
  const description = [
    `${JSON.stringify(seen)}, of which ${missed.length} only beside the page`,
    ...missed,
  ].join('\n')
  test.info().annotations.push({ type: 'in place', description })
  for (const width of widths) expect(seen[width], `${width} px`).toBeGreaterThan(3500)
})

/**
 * Returns what the page in the frame says, in order: its text nodes, and the values of its attributes but for classes,
 * since a title's class follows its length.
 */
const said = (page: Page) =>
  page.locator('.page-frame').evaluate((frame: HTMLIFrameElement) => {
    const said: string[] = []
    collect(frame.contentDocument?.documentElement as Element)
    return said

    function collect(node: Node) {
      if (node.nodeType === 3) said.push((node as Text).data)
      if (node.nodeType !== 1) return
      for (const { name, value } of (node as Element).attributes) if (name !== 'class') said.push(value)
      const { content = node } = node as HTMLTemplateElement
      for (const child of (typeof content === 'string' ? node : content).childNodes) collect(child)
    }
  })

interface Visit {
  key: string
  address: string
  /** What its field says when it opens. */
  value: string
  /** What is typed there; without it, Escape is pressed, which discards what was typed before. */
  typed?: string
}

/**
 * Opens each text by its address, waits for its form with its value, and types or discards. It runs in the page, because
 * calls from here would take most of the time.
 */
const inEach = (page: Page, texts: Visit[]) =>
  page.evaluate(async (texts) => {
    for (const { key, value, typed, address } of texts) {
      location.hash = address
      const field = await openField(key, value)
      if (typed === undefined) {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
        continue
      }
      field.select()
      document.execCommand('insertText', false, typed)
    }

    async function openField(key: string, value: string): Promise<HTMLInputElement | HTMLTextAreaElement> {
      const until = performance.now() + 20_000
      while (performance.now() < until) {
        const form = document.querySelector('.page-text-form')
        const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>('textarea, input')
        const shown = form?.querySelector('.text-label-key')?.textContent
        if (field && shown === key && field.value === value) return field
        await new Promise(requestAnimationFrame)
      }
      throw new Error(`There is no form of ${key} that says "${value}"`)
    }
  }, texts)
