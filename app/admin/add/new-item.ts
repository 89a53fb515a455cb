import { admin } from '#app/admin/copy/admin.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

export type NewItemField = 'key' | 'value'

export type NewItem = Record<NewItemField, string>

export interface Problem {
  /** The fields at fault, in the order of the form. */
  fields: NewItemField[]
  message: string
}

/** Why an item cannot be added. White space only counts as empty. */
export function checkNewItem({ key, value }: NewItem, items: readonly ContentItem[]): Problem | undefined {
  const fields: NewItemField[] = []
  if (!key.trim()) fields.push('key')
  if (!value.trim()) fields.push('value')
  if (fields.length > 0) return { fields, message: admin.required }
  if (items.some(({ content_key }) => content_key === key)) {
    return { fields: ['key'], message: admin.duplicate(key) }
  }
  return undefined
}
