import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql } from 'postgres'
import type { Table } from './backup-format.ts'
import { sqlColumns, sqlName } from './backup-tables.ts'

/**
 * Fills a table from rows in COPY format.
 * @throws if a row is refused; the transaction is then aborted
 */
export async function copyIn(sql: Sql, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  const query = sql.unsafe(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`)
  const { promise: refused, reject } = Promise.withResolvers<never>()
  // The driver treats the stream as the answer to the query, so it drops an error that arrives after the last row was
  // sent (postgres 3.4.9).
  Object.assign(query, { reject })
  await Promise.race([query.writable().then((copy) => pipeline(Readable.from(rows), copy)), refused])
}
