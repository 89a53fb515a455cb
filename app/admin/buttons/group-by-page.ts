import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import type { ButtonState } from './buttons.ts'

export interface ButtonGroup {
  place: PageGroup
  buttons: readonly ButtonState[]
}

/** Groups buttons by page, in their own order. */
export function groupByPage(buttons: readonly ButtonState[], places: readonly PageGroup[]): ButtonGroup[] {
  const placeOf = new Map(places.flatMap((place) => place.texts.map(({ key }) => [key, place] as const)))
  const groups = Map.groupBy(buttons, ({ text }) => placeOf.get(text.key))
  return [...groups].flatMap(([place, buttons]) => (place ? [{ place, buttons }] : []))
}
