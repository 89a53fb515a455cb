// A three-way merge of the texts of lists, entry by entry. It leaves no conflict: where both moved, hid or showed the same
// entry differently, mine counts.
import { diffComm } from 'node-diff3'
import {
  type EditableList,
  type EntryLine,
  entryLinesIn,
  problemIn,
  textOfEntryLines,
} from '#content/keys/entries.ts'
import { type Combined, combineTexts } from './combine-texts.ts'

/**
 * Combines mine and theirs.
 * @param list the list whose entries the texts name, if any. If one of the texts is not valid for it, all are combined like
 * other texts.
 */
export function combineBoth(
  list: EditableList | undefined,
  base: string,
  theirs: string,
  mine: string,
): Combined {
  if (!list || [base, theirs, mine].some((text) => problemIn(text, list)))
    return combineTexts(base, theirs, mine)
  const lines = combineLines(entryLinesIn(base), entryLinesIn(theirs), entryLinesIn(mine))
  return { text: textOfEntryLines(lines), overlaps: 0 }
}

/**
 * Combines the lines of two valid texts of a list. An entry that I added or moved comes after the one that it follows in my
 * text. All other entries have the order of the other person's text. An entry that one person removed stays if the other
 * hid or showed it.
 */
export function combineLines(
  base: readonly EntryLine[],
  theirs: readonly EntryLine[],
  mine: readonly EntryLine[],
): EntryLine[] {
  const hiddenInBase = hiddenById(base)
  const hiddenInTheirs = hiddenById(theirs)
  const hiddenInMine = hiddenById(mine)
  const inPlace = unmovedIds(base, mine)

  /** Whether an entry is hidden; undefined if it is left out. */
  function isHidden(id: string): boolean | undefined {
    const before = hiddenInBase.get(id)
    const their = hiddenInTheirs.get(id)
    const my = hiddenInMine.get(id)
    if (my === before) return their
    return their === before ? my : (my ?? their)
  }

  const isPlacedByMe = (id: string) => hiddenInMine.has(id) && !(inPlace.has(id) && hiddenInTheirs.has(id))
  const ids = theirs.map(({ id }) => id).filter((id) => !isPlacedByMe(id))
  // No entry yet: the first of mine comes first.
  let previous = ''
  for (const { id } of mine) {
    if (isHidden(id) === undefined) continue
    if (isPlacedByMe(id)) ids.splice(ids.indexOf(previous) + 1, 0, id)
    previous = id
  }
  return ids.flatMap((id) => {
    const hidden = isHidden(id)
    return hidden === undefined ? [] : { id, hidden }
  })
}

const hiddenById = (lines: readonly EntryLine[]): ReadonlyMap<string, boolean> =>
  new Map(lines.map(({ id, hidden }) => [id, hidden]))

/** Returns the ids that have the same order in both, as many as possible. The others were added or moved. */
function unmovedIds(base: readonly EntryLine[], lines: readonly EntryLine[]): ReadonlySet<string> {
  const [before, after] = [base, lines].map((all) => all.map(({ id }) => id))
  return new Set(diffComm(before ?? [], after ?? []).flatMap(({ common = [] }) => common))
}
