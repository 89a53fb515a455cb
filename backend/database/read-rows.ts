import type { ReservedSql, Row } from 'postgres'

type Query = ReturnType<ReservedSql['unsafe']>

/** Rows to fetch before their size is checked. Twenty rows of the longest texts take 8 MB. */
const rowsPerBatch = 20

/**
 * Reads the rows of a query only until a response is full, so that a page of long texts takes bounded memory.
 * @param maxBytes approximate limit for the texts; the first row is always read
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
