// The system of an industry: blocks, the named interfaces between them, and the trace of the page through the blocks that we build.
// It has three layouts: wide, narrow, and an excerpt for the overview. Horizontal units of a layout stretch with the page; vertical
// units are pixels, so that lettering keeps its size.
import type { Point } from '#app/figures/kit/path.ts'
import type { WaveName } from './waves.ts'

export type Box = readonly [x: number, y: number, width: number, height: number]

export interface Block {
  name: string
  /** Standards, parts or signals, in small type. */
  note?: string
  /** The waveform of the trace in a block that we build. In other blocks, which have none, the trace is hidden. */
  ours?: WaveName
  /** The id of the offering that works here. */
  offering?: string
}

/** A boundary around blocks: a housing, a site, an organization. */
export interface Zone {
  name: string
  offering?: string
  /** Whether its standby is drawn, as a second outline behind it. */
  redundant?: true
}

/** A connection of two blocks: a wire, a bus (drawn as a double line), or messages in one direction (with an arrow). */
export interface Link<B extends string = string> {
  from: B
  to: B
  name?: string
  kind?: 'bus' | 'arrow'
  offering?: string
}

/** The course of a link: straight between two blocks that face each other, or through the points of `via`, along the axes. */
export interface Route {
  via?: readonly Point[]
  /** The position of its name, if not the middle of its longest segment. */
  label?: Point
}

/** A symbol of fixed size, drawn in pixels from its point. */
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
  /** Lines along the axes. The first crosses the drawing from left to right, the others branch off. */
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

/** Pixels per horizontal unit at the smallest page width at which a layout is shown (drawing.css). */
export const minScale: Record<LayoutName, number> = { wide: 0.711, narrow: 5 / 6, excerpt: 2 / 3 }

/** A system, with the names in its layouts checked against its parts. */
export const defineSystem = <const B extends string, const L extends string, const Z extends string = never>(
  system: System<B, L, Z>,
): System<B, L, Z> => system

/** The parts that a layout shows, each with its place in the layout. */
export function placed<Part, Place>(
  parts: Record<string, Part>,
  places: Partial<Record<string, Place>>,
): { id: string; part: Part; place: Place }[] {
  return Object.entries(parts).flatMap(([id, part]) => {
    const place = places[id]
    return place === undefined ? [] : [{ id, part, place }]
  })
}

/** The names of the blocks, links and zones that belong to an offering, by its id. A link without a name is named by its ends. */
export function placeNamesByOffering({ blocks, links, zones = {} }: System): Map<string, string[]> {
  const nameOf = ({ name, from, to }: Link) => name ?? `${blocks[from]?.name} → ${blocks[to]?.name}`
  const parts = [
    ...Object.values(blocks),
    ...Object.values(links).map((link) => ({ ...link, name: nameOf(link) })),
    ...Object.values(zones),
  ]
  const placeNames = new Map<string, string[]>()
  for (const { offering, name } of parts) {
    if (offering !== undefined) placeNames.set(offering, [...(placeNames.get(offering) ?? []), name])
  }
  return placeNames
}
