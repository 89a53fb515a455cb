// Pages as the panel gets them for editing: what visitors see, and which text is where. More hostile texts are in
// editable-pages.slow.test.ts.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { editablePagePath, errorPagePath } from '#content/addresses/editable-pages.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { type Site, site, siteWithInbox } from '#content/default-content.ts'
import { type EditablePage, markersIn } from '#content/keys/marked-texts.ts'
import type { Override } from '#content/keys/overrides.ts'
import { pageOfKey } from '#content/keys/page-of-key.ts'
import { applyOverrides, editableLists, listKeys } from '#content/keys/site-texts.ts'
import { fixedContent } from '#page-server/live-content/content-source.ts'
import { createPageRoutes } from '#page-server/page-server.ts'
import { loadBuild } from '#page-server/production.ts'
import { createPageCache } from '#page-server/rendering/page-cache.ts'
import type { RenderPage } from '#page-server/rendering/render.ts'
import {
  composed,
  context,
  expectToStayText,
  filesIn,
  documentOf as renderDocument,
  row,
} from '#tests/support/pages/editable-pages.ts'
import { fewHostileTexts } from '#tests/support/pages/hostile-texts.ts'
import { isOnNoPage } from '#tests/support/pages/on-no-page.ts'
import { structureOf, textsOf } from '#tests/support/pages/page-texts.ts'

const keys = listKeys(site)
const paths = [...pathsOf(site), '/404', errorPagePath]
let render: RenderPage
beforeAll(async () => {
  ;({ render } = await loadBuild())
})

const contentOf = (rows: readonly Override[], defaults = site) =>
  fixedContent(applyOverrides(defaults, rows, { otherHosts: true }), rows)

const documentOf = (path: string, rows: readonly Override[] = [], renderPage = render, defaults = site) =>
  renderDocument(path, rows, renderPage, defaults)

const editablePageOf = async (...args: Parameters<typeof documentOf>): Promise<EditablePage> =>
  JSON.parse((await documentOf(...args)).body)

/** Fills every text that is empty by default: all buttons have links, and nothing is left out. */
const filled = keys
  .filter(({ value }) => value === '')
  .map(({ key, kind }) => row(key, kind === 'href' ? '/careers#positions-title' : 'Filled'))
const noEntries = [...editableLists(site), ...keys.filter(({ kind }) => kind === 'lines')].map(({ key }) =>
  row(key, ''),
)
const odd = [
  ...filled,
  row('home.hero.title', '«3»'),
  row('home.hero.primary.href', '/marker/3'),
  row('home.hero.secondary.href', 'https://example.com/?a=1'),
  row('services.ate.overview', '/marker/3'),
  row('services.ate.whatWeOffer.2', ''),
  row('services.ate.caption', ''),
  row('chrome.navigation.menu', '«3|name={name}» {name} {name} {constructor}'),
  row('company.name', '{name} | «4»'),
  row('about.hero.subtitle', 'One.\n\nTwo & <b>three</b>.'),
]

const linksOf = (html: string) => Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href = '']) => href)

describe.each([
  ['by default', []],
  ['if texts look like markers, are empty, or have odd placeholders', odd],
])('%s', (_, rows) => {
  it.each(paths)('%s says in both versions the same, in the same structure', async (path) => {
    const page = await editablePageOf(path, rows)
    expect(structureOf(page.marked)).toEqual(structureOf(page.html))
    expect(filesIn(page.html + page.marked)).toEqual([])
    expect(new Set(Object.keys(page.texts))).toEqual(new Set(markersIn(page.marked)))
    const parts = composed(page)
    expect(parts.length).toBeGreaterThan(50)
    expect(parts.filter(({ text, said }) => text !== said)).toEqual([])
    const links = linksOf(page.html)
    for (const [n, link] of linksOf(page.marked).entries()) {
      const [number] = link.startsWith('/marker/') ? markersIn(link) : []
      if (number) expect(links[n]).toBe(page.texts[number]?.value)
    }
  })
})

describe('if the site has an inbox', () => {
  const inboxKeys = listKeys(siteWithInbox).filter(({ key }) => /^(careers|contact)\.inbox\./.test(key))
  const withInbox = (path: string, rows: readonly Override[] = []) =>
    documentOf(path, rows, render, siteWithInbox)

  it.each(['/careers', '/contact'])('%s shows the texts of its form, hidden ones too', async (path) => {
    for (const rows of [[], odd, [row('careers.positions', '')]]) {
      const page: EditablePage = JSON.parse((await withInbox(path, rows)).body)
      expect(structureOf(page.marked)).toEqual(structureOf(page.html))
      expect(composed(page).filter(({ text, said }) => text !== said)).toEqual([])
      const found = new Set(Object.values(page.texts).map(({ key }) => key))
      const own = inboxKeys.filter(({ key }) => pageOfKey(siteWithInbox, key) === path)
      expect(own.length).toBeGreaterThan(8)
      const missing = own.filter(({ key }) => !found.has(key))
      // Without a position, no position has the link to the form.
      const expected = rows.some(({ content_key }) => content_key === 'careers.positions')
        ? ['careers.inbox.apply']
        : []
      expect(missing.map(({ key }) => key)).toEqual(path === '/careers' ? expected : [])
    }
  })
})

describe('the version that is shown', () => {
  const visibleOf = (html: string) => html.replaceAll(/<(script|style)\b.*?<\/\1>|<link\b[^>]*>/gs, '')

  it.each([...pathsOf(site), '/404'])('is the page at %s', async (path) => {
    const { html, style } = await editablePageOf(path, odd)
    const { body } = await render(path, { ...context, site: await contentOf(odd).site() })
    expect(html).toBe(visibleOf(body))
    expect(body).toContain(`<style>${style}</style>`)
    expect(style.length).toBeGreaterThan(10_000)
  })

  it('of an error says what the page of a server error says', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { html } = await editablePageOf(errorPagePath)
    expect(log).not.toHaveBeenCalled()
    const broken = { ...site, home: undefined } as unknown as Site
    const { status, body } = await render('/', { ...context, site: broken })
    expect(status).toBe(500)
    expect(textsOf(html)).toEqual(textsOf(body))
    log.mockRestore()
  })
})

it('every key is among the texts of the page that it is assigned to', async () => {
  const shown = new Map<string, Set<string>>()
  for (const path of paths) {
    const { texts } = await editablePageOf(path, filled)
    // Some texts are shown in place of the entries of a list that has none.
    const { texts: withoutEntries } = await editablePageOf(path, [...filled, ...noEntries])
    shown.set(
      path,
      new Set([texts, withoutEntries].flatMap((each) => Object.values(each).map(({ key }) => key))),
    )
  }
  const own = keys.filter((text) => !isOnNoPage(text))
  const missing = own.filter(({ key }) => !shown.get(pageOfKey(site, key) ?? errorPagePath)?.has(key))
  expect(missing.map(({ key }) => key)).toEqual([])
})

describe.each(fewHostileTexts)('if every text is %s', (_, text) => {
  it('it stays text, in the same structure', () => expectToStayText(text, render))
})

describe('a text that looks like a marker', () => {
  it('is not taken for one', async () => {
    const { html, marked, texts } = await editablePageOf('/', odd)
    const numberOf = (key: string) => Object.keys(texts).find((number) => texts[number]?.key === key)
    expect(html).toContain('<h1>«3»</h1>')
    expect(marked).toContain(`<h1>«${numberOf('home.hero.title')}»</h1>`)
    expect(linksOf(html)).toContain('/marker/3')
    expect(linksOf(marked)).toContain(`/marker/${numberOf('home.hero.primary.href')}`)
    expect(texts[numberOf('home.hero.title') ?? '']).toEqual({ key: 'home.hero.title', value: '«3»' })
    expect(numberOf('home.hero.title')).not.toBe('3')
    expect(numberOf('home.hero.primary.href')).not.toBe('3')
  })
})

describe('an editable page', () => {
  it('contains nothing that the public pages do not contain', async () => {
    const rows = [
      row('nothing.on.the.site', 'of an unknown key'),
      row('home.hero.primary.href', 'javascript:alert(1)'),
      row('home.hero.title', 'x'.repeat(100_001)),
    ]
    for (const path of paths) {
      const { body } = await documentOf(path, rows)
      expect(Object.keys(JSON.parse(body))).toEqual(['style', 'html', 'marked', 'texts', 'empty', 'unmarked'])
      expect(body).not.toMatch(
        /sb_publishable_test|admin@example\.com|nothing\.on|of an unknown|javascript:|xxxxx/,
      )
    }
  })

  it('names the texts that are empty on it: its own, and those of every page', async () => {
    const rows = [
      row('services.ate.overview', ' '),
      row('about.hero.subtitle', ''),
      row('company.email', 'x'),
    ]
    const { empty } = await editablePageOf('/services/ate', rows)
    const social = ['linkedin', 'twitter', 'facebook'].map((name) => `chrome.footer.social.${name}.href`)
    expect(empty).toEqual(expect.arrayContaining([...social, 'services.ate.overview']))
    expect(empty.filter((key) => !/^(chrome|services\.ate)\./.test(key))).toEqual([])
    expect((await editablePageOf('/about', rows)).empty).toContain('about.hero.subtitle')
    expect((await editablePageOf('/', filled)).empty).toEqual([])
  })

  const failsIf =
    (test: (title: string) => boolean): RenderPage =>
    async (path, page) =>
      test(page.site.home.hero.title) ? { status: 500, headers: {}, body: '' } : render(path, page)
  const edit = [row('home.hero.title', 'Edited {x}')]

  it.each<[string, (title: string) => boolean]>([
    ['the page', (title) => title === 'Edited {x}'],
    ['its marked version', (title) => title.includes('|x={x}»')],
  ])('has the default texts if %s cannot be rendered with the edits', async (_, test) => {
    const page = await editablePageOf('/', edit, failsIf(test))
    expect(page).toEqual(await editablePageOf('/'))
  })

  it('is an error, not a wrong page, if it cannot be rendered at all', async () => {
    await expect(
      documentOf(
        '/',
        edit,
        failsIf(() => true),
      ),
    ).rejects.toThrow('cannot be rendered')
    await expect(
      documentOf(
        '/',
        edit,
        failsIf((title) => title.startsWith('«')),
      ),
    ).rejects.toThrow()
  })

  it('is rendered once for each page, whatever queries and paths are requested', async () => {
    const { paths: known, respond } = createPageRoutes({
      render,
      page: context,
      defaults: site,
      content: contentOf([]),
      headers: new Headers(),
      log: console,
    })
    const rendered: string[] = []
    const cache = createPageCache(known, (url) => {
      rendered.push(url)
      return respond(url)
    })
    for (let n = 1000; n < 2000; n++) {
      expect((await cache.get(`/admin/pages/services/ate.json?${n}`)).status).toBe(200)
      for (const path of [`${n}.json`, `services/ate.json/${n}`, `../${n}`, `__proto__/${n}`, ''])
        expect((await cache.get(`/admin/pages/${path}`)).status).toBe(404)
    }
    expect(rendered).toEqual([editablePagePath('/services/ate'), '/admin/404'])
  })
})
