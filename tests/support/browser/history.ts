// Shared by the tests of the history.
import type { Page } from '@playwright/test'
import type { ContentChange, ContentClient, ContentItem } from '#content-sync/content-item.ts'

export const save = async (supabase: ContentClient, item: ContentItem, content_value: string) =>
  (
    await supabase
      .from('website_content')
      .update({ content_value, updated_at: new Date().toISOString() })
      .eq('id', item.id)
      .select()
      .single()
      .throwOnError()
  ).data
export const valuesOf = async (supabase: ContentClient) => {
  const { data } = await supabase.from('website_content').select('*').order('content_key').throwOnError()
  return data.map((item) => `${item.content_key}=${item.content_value}`)
}

export const historyButton = (page: Page, key: string) =>
  page.getByRole('button', { name: `History ${key}`, exact: true })
export const timelineOf = (page: Page, key: string) =>
  page.getByRole('region', { name: `History of ${key}`, exact: true })

/** Returns the id of the newest change. */
export async function newestChange(supabase: ContentClient): Promise<number> {
  const changes = supabase.from('website_content_history').select('id').order('id', { ascending: false })
  return (await changes.limit(1).throwOnError()).data[0]?.id ?? 0
}
/** Returns all changes after one, oldest first; a server returns at most 1,000 rows at a time. */
export async function changesSince(supabase: ContentClient, id: number): Promise<ContentChange[]> {
  const changes: ContentChange[] = []
  for (;;) {
    const { data } = await supabase
      .from('website_content_history')
      .select('*')
      .gt('id', changes.at(-1)?.id ?? id)
      .order('id', { ascending: true })
      .throwOnError()
    if (data.length === 0) return changes
    changes.push(...data)
  }
}
