import type { SiteButton } from '#app/admin/catalog/catalog.ts'
import type { TextPlace } from '#app/admin/page-frame/text-places.ts'
import type { Box } from './place-boxes.ts'

/** A place that can be seen, and where. */
export interface ShownPlace {
  /** Names the place. It stays the same when a change elsewhere adds or removes places. */
  id: string
  place: TextPlace
  box: Box
  /** The keys of all texts that are edited there, the one that is seen first. */
  keys: readonly string[]
}

/**
 * Returns the keys of the texts that are edited at each place: those that it shows, and for the label of a button its
 * link.
 */
export function editedKeysOf(places: readonly TextPlace[], buttons: readonly SiteButton[]): string[][] {
  const links = new Map(buttons.flatMap(({ href, label }) => (label ? [[label.key, href.key] as const] : [])))
  return places.map(({ keys }) => [...keys, ...keys.flatMap((key) => links.get(key) ?? [])])
}

/** Returns the places that can be seen. A link has its own only if its label cannot be seen. */
export function shownPlaces(
  places: readonly TextPlace[],
  boxes: readonly (Box | undefined)[],
  edited: readonly string[][],
): ShownPlace[] {
  const ids = idsOf(places)
  const shown = places.flatMap((place, at) => {
    const box = boxes[at]
    return box ? [{ id: ids[at] ?? '', place, box, keys: edited[at] ?? [] }] : []
  })
  const withLabel = new Set(shown.filter(({ place }) => !isLink(place)).flatMap(({ keys }) => keys))
  return shown.filter(({ place, keys }) => !(isLink(place) && keys.every((key) => withLabel.has(key))))
}

/**
 * Returns an id for each place: its text. If a text has several places, they are counted from the last place before them whose
 * text is nowhere else on the page. So when an open position is hidden, the ids of the others stay as they were.
 */
function idsOf(places: readonly TextPlace[]): string[] {
  const names = places.map(({ keys, attribute = '' }) => `${keys[0]} ${attribute}`)
  const named = Map.groupBy(names, (name) => name)
  const counts = new Map<string, number>()
  let before = ''
  return names.map((name) => {
    if (named.get(name)?.length === 1) {
      before = name
      return name
    }
    const id = `${name} after ${before}`
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return `${id} ${count}`
  })
}

const isLink = ({ attribute }: TextPlace) => attribute === 'href'
