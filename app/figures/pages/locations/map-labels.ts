// Where the names and numbers of places are on the map. At any width of the window, they overlap neither each other, nor a place, nor the
// trace that leaves from the last place. The map stretches with the window, but a label keeps its size and its distance from its place.
import { truncate } from '#app/figures/kit/truncate.ts'
import { utcOffsetName } from './office-hours.ts'
import { columns, type Place, project, rows } from './projection.ts'

export interface MapPlace extends Place {
  id: string
  name: string
  /** IANA time zone, or nothing if it is not known. */
  timeZone: string
}

/** A label beside a place, in pixels from it. */
export interface MapLabel {
  text: string
  /** Whether it ends at `x`, on the western side, instead of beginning there. */
  west: boolean
  x: number
  /** The baseline of its text, and the one of the local time below it. */
  y: number
  clockY: number
}

export interface NumberLabel extends MapLabel {
  /** The narrowest window that has room for it, in pixels. */
  from: number
}

export interface MapLabels {
  /** The names in wide windows; undefined if there is no room for all. */
  names: readonly MapLabel[] | undefined
  /** The numbers where there are no names; undefined for a place without room for one. */
  numbers: readonly (NumberLabel | undefined)[]
}

/** The widths of windows, in pixels. world-map.css has the same. */
const narrowest = 288
export const middle = 640
export const wide = 1280
const widest = 3840

/** Sizes in pixels. The width of a character is that in the largest text size (--text-drawn). */
const characterWidth = 7.2
const ascent = 10
const descent = 3
const lineHeight = 17
const dotRadius = 5
const margin = 2
const traceRadius = 2
/** The right rail of the page, as a fraction of its width. The trace leaves down this rail from the last place's latitude. */
export const rail = 0.95
/** Places after these have no number, because finding room for each takes time. */
const maxNumbers = 100
/** How many characters of a name fit. */
const maxNameLength = 20

/** A box at a point of the map, whose sides are pixels from that point. The point is a fraction of the map's width and height. */
interface Box {
  x: number
  y: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns where a place is, as fractions of the map's width and height. */
export function at(place: Place) {
  const [x, y] = project(place)
  return { x: x / columns, y: y / rows }
}

/** Height of the map by its width. */
const proportion = rows / columns

/** Whether two boxes overlap at some width of the window between `from` and `to`. */
function meet(one: Box, other: Box, from: number, to: number): boolean {
  let [low, high] = [from, to]
  /** Keeps only the widths for which `slope` times the width is less than `bound`. */
  const limit = (slope: number, bound: number) => {
    if (slope > 0) high = Math.min(high, bound / slope)
    else if (slope < 0) low = Math.max(low, bound / slope)
    else if (bound <= 0) high = Number.NEGATIVE_INFINITY
  }
  limit(one.x - other.x, other.right - one.left)
  limit(other.x - one.x, one.right - other.left)
  limit((one.y - other.y) * proportion, other.bottom - one.top)
  limit((other.y - one.y) * proportion, one.bottom - other.top)
  return low < high
}

/** Whether a box is within the map in windows of both widths, and so in all between. */
const isInside = ({ x, y, left, right, top, bottom }: Box, from: number, to: number) =>
  [from, to].every((width) => {
    const height = width * proportion
    return (
      x * width + left >= margin &&
      x * width + right <= width - margin &&
      y * height + top >= margin &&
      y * height + bottom <= height - margin
    )
  })

const dotOf = (place: Place): Box => ({
  ...at(place),
  left: -dotRadius,
  right: dotRadius,
  top: -dotRadius,
  bottom: dotRadius,
})

interface Side {
  west: boolean
  above: boolean
}

function nameLabel({ name, timeZone }: MapPlace, { west, above }: Side): MapLabel {
  const y = above ? -13 - (timeZone ? lineHeight : 0) : 23
  return { text: truncate(name, maxNameLength), west, x: west ? -12 : 12, y, clockY: y + lineHeight }
}

const numberLabel = (number: number, { west, above }: Side): MapLabel => {
  const y = above ? -9 : 17
  return { text: String(number), west, x: west ? -7 : 7, y, clockY: y }
}

/** Returns the box of a label, with the local time or the offset below it if the place has a time zone. */
function boxOf({ text, west, x, y, clockY }: MapLabel, place: MapPlace): Box {
  const hasClock = place.timeZone !== '' && clockY > y
  const clock = hasClock ? Math.max('Mon 12:00'.length, utcOffsetName(place.timeZone).length) : 0
  const width = characterWidth * Math.max(lengthOf(text), clock)
  return {
    ...at(place),
    left: west ? x - width : x,
    right: west ? x : x + width,
    top: y - ascent,
    bottom: (hasClock ? clockY : y) + descent,
  }
}

const wideCharacters =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/gu

/** Returns the length of a text in characters of the drawing's font. */
const lengthOf = (text: string) => text.length + (text.match(wideCharacters)?.length ?? 0)

/** The texts of the scale, which only wide windows have. */
export const parallels = [60, 30, 0, -30]
export const meridians = [-120, -60, 0, 60, 120]
const scale: readonly Box[] = [
  ...parallels.map((latitude) => {
    const { y } = at({ latitude, longitude: 0 })
    return { x: 0, y, left: 0, right: 8 + 6 * characterWidth, top: -18, bottom: 0 }
  }),
  ...meridians.map((longitude) => {
    const { x } = at({ latitude: 0, longitude })
    return { x, y: 1, left: 0, right: 5 + 6 * characterWidth, top: -22, bottom: 0 }
  }),
]

/**
 * Returns boxes along the trace from the last place to the rail, and down the rail. In the widest window, each ends where the next one
 * begins.
 */
function exitFrom(last: Place | undefined): Box[] {
  if (!last) return []
  const { x, y } = at(last)
  const count = 32
  const west = Math.min(x, rail)
  const across = Math.abs(rail - x) / count
  const down = (1 - y) / count
  return Array.from({ length: count }, (_, n): Box[] => [
    {
      x: west + n * across,
      y,
      left: 0,
      right: across * widest,
      top: -traceRadius,
      bottom: traceRadius,
    },
    {
      x: rail,
      y: y + n * down,
      left: -traceRadius,
      right: traceRadius,
      top: 0,
      bottom: down * widest * proportion,
    },
  ]).flat()
}

/** Returns the labels of places. Each is at the first of four sides that is free. */
export function labelsOf(places: readonly MapPlace[]): MapLabels {
  const drawn = [...places.map(dotOf), ...exitFrom(places.at(-1))]
  const sides = places.map((place) => sidesOf(place, places))
  const names = placeNames()
  return { names, numbers: placeNumbers(names ? wide : widest) }

  function placeNames(): MapLabel[] | undefined {
    const taken = [...drawn, ...scale]
    const found: MapLabel[] = []
    for (const [n, place] of places.entries()) {
      const labels = sides[n]?.map((side) => nameLabel(place, side))
      const free = labels?.find((label) => isFree(boxOf(label, place), taken, wide, widest))
      if (!free) return undefined
      found.push(free)
      taken.push(boxOf(free, place))
    }
    return found
  }

  function placeNumbers(to: number): (NumberLabel | undefined)[] {
    const taken = [...drawn]
    const found = places.map((): NumberLabel | undefined => undefined)
    for (const from of [narrowest, middle, wide].filter((width) => width < to)) {
      for (const [n, place] of places.slice(0, maxNumbers).entries()) {
        if (found[n]) continue
        const labels = sides[n]?.map((side) => numberLabel(n + 1, side))
        const free = labels?.find((label) => isFree(boxOf(label, place), taken, from, to))
        if (!free) continue
        found[n] = { ...free, from }
        taken.push(boxOf(free, place))
      }
    }
    return found
  }
}

const isFree = (box: Box, taken: readonly Box[], from: number, to: number) =>
  isInside(box, from, to) && !taken.some((other) => meet(box, other, from, to))

/** Labels of neighboring places point away from each other, if there is room. */
function sidesOf(place: MapPlace, places: readonly MapPlace[]): Side[] {
  const west = isWestOfNearest(place, places)
  return [
    { west, above: false },
    { west: !west, above: false },
    { west, above: true },
    { west: !west, above: true },
  ]
}

function isWestOfNearest({ id, longitude }: MapPlace, places: readonly MapPlace[]): boolean {
  let nearest = Number.POSITIVE_INFINITY
  for (const other of places) {
    const away = other.longitude - longitude
    if (other.id !== id && Math.abs(away) < Math.abs(nearest)) nearest = away
  }
  return nearest > 0 && nearest < 40
}
