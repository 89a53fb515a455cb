// Maps of a quantity over an area, in bands.
import { boxes } from './path.ts'

/**
 * Returns one path per level, in units of cells: the cells whose value is at or above that level and below the next.
 * Adjacent cells in a row become one rectangle. Values that are not numbers are left out.
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
