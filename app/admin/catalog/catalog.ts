// The default texts of the site, as the panel needs them. They are about 80 kB, so only use-catalog.ts imports this
// module, after the page is displayed.

import { redirectProblems } from '#app/admin/copy/redirect-problems.ts'
import { type Site, siteWithInbox, site as siteWithoutInbox } from '#content/default-content.ts'
import { linesIn } from '#content/keys/entries.ts'
import {
  type NamedList,
  namedLists,
  namedTexts,
  nameLines,
  nameTexts,
  type SiteText,
} from '#content/keys/labels.ts'
import type { Override, OverrideRules } from '#content/keys/overrides.ts'
import { applyOverrides, currentContent, numberedLine } from '#content/keys/site-texts.ts'
import { linkableAddresses, suggestionsOf } from '#content/keys/suggestions.ts'
import { withoutHidden, withoutPages } from '#content/redirects/hidden-pages.ts'
import {
  type RedirectLine,
  readRedirects as readRedirectLines,
  redirectsKey,
} from '#content/redirects/redirect-lines.ts'
import type { Redirects } from '#content/redirects/redirects.ts'
import { inSlices } from './in-slices.ts'
import { type PageGroup, pageGroupsOf } from './page-groups.ts'
import { type SitePage, sitePagesOf } from './site-pages.ts'

export interface SiteButton {
  href: SiteText
  /** The button's label. */
  label: SiteText | undefined
  /** The title of the notice that it shows while it has no link. */
  notice: SiteText | undefined
}

export interface NotedRedirect extends RedirectLine {
  /** Why it is ignored, in words. */
  why: string | undefined
}

export interface Catalog {
  /** In the order of the site. The texts of hidden entries are among them. */
  texts: readonly SiteText[]
  /** The lists whose entries can be added, hidden and moved. */
  lists: readonly NamedList[]
  /** The texts and the lists. Also the single lines of lists that older items still edit (`nameLines`). */
  byKey: ReadonlyMap<string, SiteText>
  pageGroups: readonly PageGroup[]
  /** All pages, each once, then those of errors. */
  pages: readonly SitePage[]
  buttons: readonly SiteButton[]
  /** The addresses that a button may link to: the pages that visitors see, and then parts of pages. */
  linkableAddresses: readonly string[]
  /** `linkableAddresses`, and the paths of hidden pages and old addresses, which lead to a page. */
  addresses: readonly string[]
  redirects: Redirects
  /** Returns what the lines of the text with redirects mean. */
  readRedirects: (text: string) => NotedRedirect[]
  /** Returns the text of several lines that a key names one line of, such as `services.ate.whatWeOffer.2`. */
  textOfLine: (key: string) => SiteText | undefined
  /** Returns what the site ignores in the text with this key. */
  ignoredLinesIn: (key: string, text: string) => string[]
  /**
   * Returns the rows that decide which texts there are and what their defaults are. Rows with the same `fingerprint`
   * make the same catalog.
   */
  structureOf: <Row extends Override>(rows: readonly Row[]) => { rows: Row[]; fingerprint: string }
  /** Returns the catalog of the same site with other rows. */
  withRows: (rows: readonly Override[]) => Catalog
  /** Returns the site as visitors read it. */
  siteWith: (rows: readonly Override[], rules: OverrideRules) => Site
  /** Returns a suggestion for each link that is empty by default, by its key. */
  suggest: (email: string, rules: OverrideRules) => Partial<Record<string, string>>
}

/** @param inbox whether the site receives messages and applications, which adds texts */
export const defaultSite = (inbox: boolean): Site => (inbox ? siteWithInbox : siteWithoutInbox)

/**
 * Names the texts in short tasks, so that typing is not delayed, and then makes the catalog from them.
 * @param site the default texts
 * @param rows decide which entries there are in lists
 * @param last the catalog before. Texts that are the same stay the same objects.
 */
export async function makeCatalogInSlices(
  site: Site,
  rows: readonly Override[] = [],
  last?: Catalog,
): Promise<Catalog> {
  const named = await inSlices(nameTexts(site, rows))
  const texts = named.map((text) => {
    const before = last?.byKey.get(text.key)
    return before?.label === text.label && before.value === text.value ? before : text
  })
  return makeCatalog(site, texts, rows)
}

export function makeCatalog(
  site = defaultSite(false),
  texts: readonly SiteText[] = namedTexts(site),
  rows: readonly Override[] = [],
): Catalog {
  const lists = namedLists(site)
  const byKey = new Map([...texts, ...lists].map((text) => [text.key, text]))
  for (const line of nameLines(rows, byKey)) byKey.set(line.key, line)
  const pageGroups = pageGroupsOf(site, texts)
  const redirectsText = currentContent(rows, { otherHosts: false }).textOf({
    key: redirectsKey,
    value: site.chrome.redirects.join('\n'),
    kind: 'lines',
  })
  const redirects = new Map(
    readRedirects(redirectsText).flatMap(({ path, end }) => (end === undefined ? [] : [[path, end]])),
  )
  const linkable = linkableAddresses(withoutPages(site, redirects))
  return {
    texts,
    lists,
    byKey,
    pageGroups,
    pages: sitePagesOf(site, pageGroups, redirects),
    buttons: texts.filter(({ kind }) => kind === 'href').map((href) => buttonOf(href, byKey)),
    linkableAddresses: linkable,
    addresses: [...linkable, ...redirects.keys()],
    redirects,
    readRedirects,
    textOfLine(key) {
      const { whole = '', number = 0 } = numberedLine(key) ?? {}
      const text = byKey.get(whole)
      return text?.lines?.[number - 1] === undefined ? undefined : text
    },
    ignoredLinesIn: (key, text) =>
      key === redirectsKey
        ? readRedirects(text).flatMap(({ text, why }) =>
            why === undefined ? [] : redirectProblems.inText(text, why),
          )
        : [],
    structureOf: (rows) => structureOf(rows, lists, byKey),
    withRows: (rows) => makeCatalog(site, [...nameTexts(site, rows)], rows),
    siteWith: (rows, rules) => withoutHidden(applyOverrides(site, rows, rules)),
    suggest: (email, rules) => suggestionsOf(site, email, rules),
  }

  function readRedirects(text: string): NotedRedirect[] {
    return readRedirectLines(linesIn(text), site).map((line) => ({
      ...line,
      why: line.problem && redirectProblems.why[line.problem],
    }))
  }
}

function structureOf<Row extends Override>(
  rows: readonly Row[],
  lists: readonly NamedList[],
  byKey: ReadonlyMap<string, SiteText>,
) {
  const parts: string[] = []
  const shapingRows = rows.filter(({ content_key: key, content_value: value }) => {
    const isList = key === redirectsKey || lists.some((list) => list.key === key)
    const isLine = byKey.get(numberedLine(key)?.whole ?? '')?.kind === 'lines'
    if (isList || isLine) parts.push(`${key} ${value}`)
    // What such a text says does not matter, only that there is one.
    else if (byKey.get(key)?.kind === 'lines' || lists.some((list) => key.startsWith(`${list.key}.`)))
      parts.push(key)
    else return false
    return true
  })
  return { rows: shapingRows, fingerprint: parts.sort().join('\n\n') }
}

function buttonOf(href: SiteText, byKey: ReadonlyMap<string, SiteText>): SiteButton {
  const prefix = href.key.slice(0, -'href'.length)
  const names = ['label', 'title', 'name'].map((field) => byKey.get(prefix + field))
  const notice = href.key.startsWith('chrome.footer.') ? 'footer' : 'comingSoon'
  return { href, label: names.find(Boolean), notice: byKey.get(`chrome.notices.${notice}.title`) }
}
