import { useCallback, useEffect, useState } from 'react'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import type { ButtonState } from './buttons.ts'

/** The name of each filter. */
export const buttonFilters = ['all', 'coming', 'linked'] as const
export type FilterName = (typeof buttonFilters)[number]

export const matchesFilter = ({ link }: ButtonState, filter: FilterName): boolean =>
  filter === 'all' || (filter === 'linked') === (link !== '')

interface Choice {
  filter: FilterName
  /** The id of the release that was chosen; undefined for the live site. */
  release: string | undefined
  /** Whether each button matched the filter when it was first seen. */
  matched: ReadonlyMap<string, boolean>
}

/**
 * Which buttons are shown, by the filter in the address. They are chosen when the filter or a release is selected or the
 * view is opened, and stay until then, even if they no longer match: no row moves under the pointer. Buttons that are
 * added later are shown if they match.
 */
export function useShownButtons(buttons: readonly ButtonState[] = []) {
  const { show: named } = useParams('buttons')
  const filter = buttonFilters.find((name) => name === named) ?? 'all'
  const { chosen: release } = useReleases()
  const [choice, setChoice] = useState<Choice>()
  useEffect(() => setChoice(undefined), [])
  const show = useCallback((name: FilterName) => {
    setParams('buttons', { show: name === 'all' ? undefined : name })
    setChoice(undefined)
  }, [])
  const matched = new Map(choice?.filter === filter && choice.release === release ? choice.matched : [])
  const added = buttons.filter(({ text }) => !matched.has(text.key))
  if (added.length > 0) {
    for (const button of added) matched.set(button.text.key, matchesFilter(button, filter))
    setChoice({ filter, release, matched })
  }
  return { filter, shown: buttons.filter(({ text }) => matched.get(text.key)), show }
}
