import { type ContentClient, type ContentItem, patience } from './content-item.ts'

/**
 * Reads all rows of a table. A project answers with at most 1000 of them unless it is set otherwise, so the rest is asked for from
 * the last row on: unlike ranges, that misses nothing when rows before it are deleted meanwhile.
 * @param ask for the rows behind one, or from the first one on, in the order of something unique, and how many there are of them
 * @throws what `ask` throws
 */
export async function readRows<T>(
  ask: (last: T | undefined) => PromiseLike<{ data: T[]; count: number | null }>,
): Promise<T[]> {
  const rows: T[] = []
  for (;;) {
    const { data, count } = await ask(rows.at(-1))
    rows.push(...data)
    if (data.length === 0 || data.length >= (count ?? 0)) return rows
  }
}

/**
 * Reads the list, ascending by creation.
 * @throws where the server answers with an error or not in time
 */
export const readItems = (client: ContentClient) =>
  readRows<ContentItem>((last) => {
    const query = client
      .from('website_content')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .abortSignal(AbortSignal.timeout(patience))
    return (last ? query.or(behind(last)) : query).throwOnError()
  })

const behind = ({ created_at, id }: ContentItem) =>
  `created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt."${id}")`
