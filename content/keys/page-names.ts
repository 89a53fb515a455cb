// The names of pages, and of the groups of texts that several pages share.
import { pagesOf } from '#content/addresses/paths.ts'
import type { Site } from '#content/default-content.ts'
import { groupNames } from './label-words.ts'

/** Texts shared by several pages, by the beginning of their keys. */
const shared: readonly [RegExp, string][] = [
  [/^chrome\.errors\.notFound\./, groupNames.notFound],
  [/^chrome\.errors\./, groupNames.failure],
  [/^(company|chrome)\./, groupNames.everyPage],
  [/^services\.page\./, groupNames.servicePages],
  [/^industries\.labels\./, groupNames.industryPages],
]

/** Returns the name of the page or group of a text, given its key and the name of its page. */
export const groupNameOf = (key: string, pageName: string): string =>
  shared.find(([pattern]) => pattern.test(key))?.[1] ?? pageName

/** The name of each page, by its path. */
export const pageNames = (site: Site): Map<string, string> =>
  new Map(pagesOf(site).map(({ path, name }) => [path, name]))
