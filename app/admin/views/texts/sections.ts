import { bestMatches } from '#app/admin/catalog/match.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { groupNames } from '#content/keys/label-words.ts'

/** The page shown before another one is chosen. */
export const firstPage = groupNames.home

/** A search shows at most this many texts. More would be of no use: another word finds the right one. */
export const maxFound = 100

interface Wanted {
  page: string
  query: string
  onlyEdited: boolean
  /** Keys whose edits were just removed in this view: they still count as edited, so that removing can be undone. */
  removed: ReadonlyMap<string, string>
  /** The text being edited. It stays, although somebody else may have changed it so that it does not match anymore. */
  openKey: string | undefined
}

export interface Section {
  title: string
  textStates: readonly TextState[]
}

/**
 * Returns the texts to show: of one page, by its sections; or of the whole site, those that were edited by page, and
 * those that match a search with the best match first.
 */
export function sectionsOf(textStates: readonly TextState[], wanted: Wanted): Section[] {
  const { page, query, onlyEdited, removed, openKey } = wanted
  const kept = onlyEdited
    ? textStates.filter(({ text, item }) => item || removed.has(text.key) || text.key === openKey)
    : textStates
  if (query.trim()) {
    const matches = bestMatches(kept, query, maxFound)
    const open = matches.some(({ text }) => text.key === openKey)
      ? undefined
      : kept.find(({ text }) => text.key === openKey)
    // First, because React moves the others then, and the focus stays in the form.
    const found = open ? [open, ...matches] : matches
    return found.length > 0 ? [{ title: admin.texts.found, textStates: found }] : []
  }
  if (onlyEdited) return grouped(kept, ({ text }) => text.pageName)
  const own = kept.filter(({ text }) => text.pageName === page)
  const forReaders = own.filter((textState) => !isForSearchEngines(textState))
  const forSearchEngines = own.filter(isForSearchEngines)
  return [
    ...grouped(forReaders, ({ text }) =>
      text.parts.length > 1 ? (text.parts[0] ?? '') : admin.texts.pageItself,
    ),
    ...grouped(forSearchEngines, () => admin.texts.searchEngines),
  ]
}

/** The title and description of a page, which its visitors do not read. */
const isForSearchEngines = ({ text }: TextState) => /(^|\.)meta\./.test(text.key)

const grouped = (textStates: readonly TextState[], titleOf: (textState: TextState) => string): Section[] =>
  [...Map.groupBy(textStates, titleOf)].map(([title, textStates]) => ({ title, textStates }))
