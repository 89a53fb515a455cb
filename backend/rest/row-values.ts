// Corrects the values of rows that are written to match PostgREST, which stores JSON in a text column as its text. The
// driver of @supabase/lite would store an object as "[object Object]".

/** @param rows the rows of a write, which are changed in place */
export function writeJsonAsText(rows: object | object[]): void {
  for (const row of [rows].flat() as Record<string, unknown>[]) {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value === 'object' && value !== null) row[column] = JSON.stringify(value)
    }
  }
}
