import { withoutControls } from '#app/admin/checks/control-characters.ts'
import { type Params, setParams } from '#app/admin/navigation/address.ts'
import type { Search } from './replace-matches.ts'

export interface ReplaceQuery extends Search {
  replacement: string
}

/** In UTF-16 code units, for both fields. */
export const maxWordsLength = 1000

/** Returns what the address of the view says. A link may contain what nobody can type into a field. */
export const queryOf = ({
  find = '',
  with: replacement = '',
  case: matchCase,
  words,
}: Params): ReplaceQuery => ({
  find: typeable(find),
  replacement: typeable(replacement),
  matchCase: matchCase === 'on',
  wholeWords: words === 'on',
})

const typeable = (text: string) =>
  withoutControls(text)
    .replaceAll(/[\r\n]/g, '')
    .slice(0, maxWordsLength)
    .toWellFormed()

/** Changes the view, and its address with it. */
export const setQuery = (changes: Readonly<Partial<Record<'find' | 'with' | 'case' | 'words', string>>>) =>
  setParams('texts/replace', changes)
