// A system of an industry: blocks, the named interfaces between them, and the trace of the page through what we build. It is
// laid out twice, wide and narrow, and a third time as the excerpt on the overview. Across, the units of a layout stretch with
// the page; down, they are pixels, so that lettering keeps its size.
import type { Point } from '#app/figures/kit/path.ts'
import type { WaveName } from './waves.ts'

export type Box = readonly [x: number, y: number, width: number, height: number]

export interface Block {
  name: string
  /** Standards, parts or signals, in small type. */
  note?: string
  /** Set where we build it, to the form that the trace has in it. In any other block the trace is out of sight. */
  ours?: WaveName
  /** The id of the offering that works here. */
  offering?: string
}

/** A boundary around blocks: a housing, a site, an organization. */
export interface Zone {
  name: string
  offering?: string
  /** Whether a second one stands behind it, ready to take over. */
  redundant?: true
}

/** What joins two blocks: a wire, a bus (drawn as a double line), or messages that go one way (with an arrow). */
export interface Link<B extends string = string> {
  from: B
  to: B
  name?: string
  kind?: 'bus' | 'arrow'
  offering?: string
}

/** Where a link runs: straight between two blocks that face each other, or along the axes through `via`. */
export interface Route {
  via?: readonly Point[]
  /** Where its name stands, if not at the middle of its longest piece. */
  label?: Point
}

/** A sign of fixed size, in pixels from the point at which it stands. */
interface Glyph {
  at: Point
  path?: string
  solid?: true
  text?: { at: Point; words: string }
}

export interface Layout<B extends string = string, L extends string = string, Z extends string = string> {
  width: number
  height: number
  blocks: Partial<Record<B, Box>>
  zones?: Partial<Record<Z, Box>>
  links: Partial<Record<L, Route>>
  /** Lines along the axes. The first crosses the drawing from its left edge to its right one, the others branch off. */
  trace: readonly (readonly Point[])[]
  /** Outlines behind everything, stretched with the drawing. */
  outlines?: string
  glyphs?: readonly Glyph[]
}

export interface System<B extends string = string, L extends string = string, Z extends string = string> {
  blocks: Record<B, Block>
  links: Record<L, Link<NoInfer<B>>>
  zones?: Record<Z, Zone>
  wide: Layout<NoInfer<B>, NoInfer<L>, NoInfer<Z>>
  narrow: Layout<NoInfer<B>, NoInfer<L>, NoInfer<Z>>
  excerpt: Layout<NoInfer<B>, NoInfer<L>, NoInfer<Z>>
}

export type LayoutName = 'wide' | 'narrow' | 'excerpt'

/** Pixels per unit across at the least width of the page at which a layout is shown (drawing.css). */
export const leastScale: Record<LayoutName, number> = { wide: 0.711, narrow: 5 / 6, excerpt: 2 / 3 }

/** A system, with the names in its layouts checked against its parts. */
export const defineSystem = <const B extends string, const L extends string, const Z extends string = never>(
  system: System<B, L, Z>,
): System<B, L, Z> => system

/** The parts of a record that a layout shows, each with its place there. */
export function placed<Part, Place>(
  parts: Record<string, Part>,
  places: Partial<Record<string, Place>>,
): { id: string; part: Part; place: Place }[] {
  return Object.entries(parts).flatMap(([id, part]) => {
    const place = places[id]
    return place === undefined ? [] : [{ id, part, place }]
  })
}

/** What each offering works on, by its id: the names of blocks, links and boundaries. A link without a name is named by its ends. */
export function placesOf({ blocks, links, zones = {} }: System): Map<string, string[]> {
  const nameOf = ({ name, from, to }: Link) => name ?? `${blocks[from]?.name} → ${blocks[to]?.name}`
  const parts = [
    ...Object.values(blocks),
    ...Object.values(links).map((link) => ({ ...link, name: nameOf(link) })),
    ...Object.values(zones),
  ]
  const places = new Map<string, string[]>()
  for (const { offering, name } of parts) {
    if (offering !== undefined) places.set(offering, [...(places.get(offering) ?? []), name])
  }
  return places
}
