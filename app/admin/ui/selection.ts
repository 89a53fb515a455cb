// Which items are selected. Items hidden by a search stay selected.

export interface Selection {
  ids: ReadonlySet<string>
  /** The item selected last, where a range begins. */
  anchor: string | undefined
}

export type SelectionAction =
  | { type: 'toggle'; id: string }
  /** From the anchor to an item, in the order shown. */
  | { type: 'range'; id: string; shown: readonly string[] }
  /** Everything shown or, if all of it is already selected, nothing. */
  | { type: 'all'; shown: readonly string[] }
  | { type: 'clear' }

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined }

export function reduceSelection(selection: Selection, action: SelectionAction): Selection {
  const ids = new Set(selection.ids)
  switch (action.type) {
    case 'toggle':
      if (!ids.delete(action.id)) ids.add(action.id)
      return { ids, anchor: action.id }
    case 'range': {
      const { id, shown } = action
      const from = selection.anchor === undefined ? -1 : shown.indexOf(selection.anchor)
      const to = shown.indexOf(id)
      if (from < 0 || to < 0) return reduceSelection(selection, { type: 'toggle', id })
      for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) ids.add(each)
      return { ids, anchor: id }
    }
    case 'all': {
      const { shown } = action
      const every = shown.every((id) => ids.has(id))
      for (const id of shown) every ? ids.delete(id) : ids.add(id)
      return { ids, anchor: undefined }
    }
    case 'clear':
      return nothingSelected
  }
}
