import { type ContentClient, type ContentItem, requestTimeoutMs } from './content-item.ts'

/**
 * Reads all rows, ascending by creation. A project answers with at most 1000 of them unless it is set otherwise, so the rest is
 * asked for from the last row on: unlike ranges, that misses nothing when rows before it are deleted meanwhile.
 * @throws where the server answers with an error or not in time
 */
export async function readItems(client: ContentClient): Promise<ContentItem[]> {
  const rows: ContentItem[] = []
  for (;;) {
    const query = client
      .from('website_content')
      .select('*', { count: 'exact' })
      .order('created_at', { ascending: true })
      .order('id', { ascending: true })
      .abortSignal(AbortSignal.timeout(requestTimeoutMs))
    const last = rows.at(-1)
    const { data, count } = await (last ? query.or(behind(last)) : query).throwOnError()
    rows.push(...data)
    if (data.length === 0 || data.length >= (count ?? 0)) return rows
  }
}

const behind = ({ created_at, id }: ContentItem) =>
  `created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt."${id}")`
