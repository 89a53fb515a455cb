// Maps of a quantity over an area, in bands.
import { boxes } from './path.ts'

/**
 * The cells of a map whose value lies from one level up to the next, or above the last: a path for each level, in cells.
 * Cells beside each other in a row are one rectangle. A value that is not a number is in no band.
 */
export function bandsOf(map: readonly (readonly number[])[], levels: readonly number[]): string[] {
  const bandOf = (value: number | undefined) => levels.findLastIndex((level) => Number(value) >= level)
  return levels.map((_, band) =>
    boxes(
      map.flatMap((values, row) => {
        const starts = values.flatMap((value, column) =>
          bandOf(value) === band && bandOf(values[column - 1]) !== band ? [column] : [],
        )
        return starts.map((start) => {
          const length = values.slice(start).findIndex((value) => bandOf(value) !== band)
          return [start, row, length === -1 ? values.length - start : length, 1] as const
        })
      }),
    ),
  )
}
