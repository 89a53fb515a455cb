import type { ContentItem } from './content-item.ts'
import { type ContentClient, requestTimeout } from './database.ts'

/**
 * Reads all rows, sorted by creation. By default, a project returns at most 1,000 rows, so each further request starts
 * after the last row. Unlike ranges, that skips nothing if earlier rows are deleted in the meantime.
 * @throws if the server answers with an error or not in time
 */
export async function readItems(client: ContentClient): Promise<ContentItem[]> {
  const rows: ContentItem[] = []
  for (;;) {
    const query = client
      .from('website_content')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .abortSignal(requestTimeout())
    const last = rows.at(-1)
    const next = last ? query.gte('created_at', last.created_at).or(after(last)) : query
    const { data, count } = await next.throwOnError()
    rows.push(...data)
    if (data.length === 0 || data.length >= (count ?? 0)) return rows
  }
}

/** The condition for the rows that come after a row. It needs `gte` beside it, or PostgreSQL could not use the index. */
const after = ({ created_at, id }: ContentItem) => `created_at.gt."${created_at}",id.gt."${id}"`
