import { useCallback, useEffect, useState } from 'react'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import type { ButtonState } from './buttons.ts'

/** The name of each filter. */
export const filters = ['all', 'coming', 'linked'] as const
export type FilterName = (typeof filters)[number]

export const matchesFilter = ({ destination }: ButtonState, filter: FilterName): boolean =>
  filter === 'all' || (filter === 'linked') === (destination !== '')

/** The buttons that matched a filter when it was chosen. */
interface Choice {
  filter: FilterName
  keys: ReadonlySet<string>
}

/**
 * Which buttons are shown, by the filter in the address. They are chosen when the filter is selected or the view is
 * opened, and stay until then, even if they no longer match: no row moves under the pointer.
 */
export function useShownButtons(buttons: readonly ButtonState[] | undefined) {
  const { show: named } = useParams('buttons')
  const filter = filters.find((name) => name === named) ?? 'all'
  const [choice, setChoice] = useState<Choice>()
  useEffect(() => setChoice(undefined), [])
  const show = useCallback((name: FilterName) => {
    setParams('buttons', { show: name === 'all' ? undefined : name })
    setChoice(undefined)
  }, [])
  if (buttons && choice?.filter !== filter) {
    const matching = buttons.filter((button) => matchesFilter(button, filter))
    setChoice({ filter, keys: new Set(matching.map(({ text }) => text.key)) })
  }
  const shown = buttons?.filter(({ text }) => choice?.keys.has(text.key)) ?? []
  return { filter, shown, show }
}
