import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sql } from 'postgres'
import type { Table } from './backup-format.ts'
import { sqlColumns, sqlName } from './backup-tables.ts'

/**
 * Fills a table with rows as COPY writes them.
 * @throws where one of them is refused; the transaction is lost then
 */
export async function copyIn(sql: Sql, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  const query = sql.unsafe(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`)
  const { promise: refused, reject } = Promise.withResolvers<never>()
  // For the driver the query is answered by its stream, so it drops an error that comes after the last row was sent (postgres 3.4.9).
  Object.assign(query, { reject })
  await Promise.race([query.writable().then((copy) => pipeline(Readable.from(rows), copy)), refused])
}
