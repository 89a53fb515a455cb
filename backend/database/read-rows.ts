import type { ReservedSql, Row } from 'postgres'

type Query = ReturnType<ReservedSql['unsafe']>

/** How many rows are read before their size is looked at. Of the longest texts, these take 8 MB. */
const rowsPerBatch = 20

/**
 * Reads the rows of a query only as far as they fit into an answer, so that a page of long texts takes bounded memory.
 * @param maxBytes of texts, about; the first row is always read
 */
export async function readRows(query: Query, maxBytes: number): Promise<Row[]> {
  const rows: Row[] = []
  let bytes = 0
  for await (const batch of query.cursor(rowsPerBatch)) {
    for (const row of batch) {
      bytes += sizeOf(row)
      if (bytes > maxBytes && rows.length > 0) return rows
      rows.push(row)
    }
  }
  return rows
}

function sizeOf(row: Row): number {
  let bytes = 0
  for (const value of Object.values(row)) {
    bytes += (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length
  }
  return bytes
}
