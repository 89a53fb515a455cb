import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import type { ButtonState } from './buttons.ts'

export interface ButtonGroup {
  place: PageGroup
  buttons: readonly ButtonState[]
}

/** Groups buttons by page, in their own order. */
export function groupByPage(buttons: readonly ButtonState[], places: readonly PageGroup[]): ButtonGroup[] {
  const byName = new Map(places.map((place) => [place.name, place]))
  const groups = Map.groupBy(buttons, ({ text }) => byName.get(text.place))
  return [...groups].flatMap(([place, buttons]) => (place ? [{ place, buttons }] : []))
}
