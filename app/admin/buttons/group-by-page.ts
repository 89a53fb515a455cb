import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import type { ButtonState } from './buttons.ts'

export interface ButtonGroup {
  place: PageGroup
  buttons: readonly ButtonState[]
}

/** Groups buttons by page, in the order of the site. */
export function groupByPage(buttons: readonly ButtonState[], places: readonly PageGroup[]): ButtonGroup[] {
  const groups = Map.groupBy(buttons, ({ text }) => text.place)
  return places.flatMap((place) => {
    const own = groups.get(place.name)
    return own ? [{ place, buttons: own }] : []
  })
}
