import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type { TransactionSql } from 'postgres'
import type { Table } from './format.ts'
import { nameOf, sqlColumns, sqlName } from './tables.ts'

/**
 * Fills a table with rows as COPY writes them.
 * @throws where one of them is refused; the transaction is lost then
 */
export async function copyIn(sql: TransactionSql, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  const copy = await sql.unsafe(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`).writable()
  let failure: Error | undefined
  copy.on('error', (error) => {
    failure ??= error
  })
  try {
    for await (const row of rows) {
      if (failure) break
      if (!copy.write(row)) await once(copy, 'drain')
    }
    copy.end()
    // The driver never answers for a row that is refused after the last one was sent (postgres 3.4.9). So the next statement is
    // asked, as soon as all is sent: it fails with the transaction.
    while (copy.writableLength > 0 && !failure) await setImmediate()
    await setImmediate()
    if (failure) throw failure
    await sql`select`
  } catch (cause) {
    throw failure ?? new Error(`the database refuses the rows of ${nameOf(table)}`, { cause })
  }
}
