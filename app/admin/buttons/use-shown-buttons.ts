import { useCallback, useEffect, useState } from 'react'
import type { ButtonState } from './buttons.ts'

/** The name of each filter. */
export const filters = ['all', 'coming', 'linked'] as const
export type FilterName = (typeof filters)[number]

export const matchesFilter = ({ destination }: ButtonState, filter: FilterName): boolean =>
  filter === 'all' || (filter === 'linked') === (destination !== '')

interface Choice {
  filter: FilterName
  /** The buttons that matched when the filter was chosen. Undefined until the buttons are known. */
  keys?: ReadonlySet<string>
}

/**
 * Which buttons are shown. They are chosen when the filter is selected or the view is opened, and stay until then,
 * even if they no longer match: no row moves under the pointer.
 */
export function useShownButtons(buttons: readonly ButtonState[] | undefined) {
  const [choice, setChoice] = useState<Choice>({ filter: 'all' })
  const show = useCallback((filter: FilterName) => setChoice({ filter }), [])
  useEffect(() => setChoice(({ filter }) => ({ filter })), [])
  if (buttons && !choice.keys) {
    const matching = buttons.filter((button) => matchesFilter(button, choice.filter))
    setChoice({ ...choice, keys: new Set(matching.map(({ text }) => text.key)) })
  }
  const shown = buttons?.filter(({ text }) => choice.keys?.has(text.key)) ?? []
  return { filter: choice.filter, shown, show }
}
