import type { Position } from './careers.ts'

/** Returns the title of a position. If another position has the same title, the location follows. */
export function positionName({ id, title, location }: Position, positions: readonly Position[]): string {
  const isRepeated = positions.some((other) => other.id !== id && other.title.trim() === title.trim())
  return isRepeated && location.trim() ? `${title.trim()}, ${location.trim()}` : title
}
