import { admin } from '#app/admin/copy/admin.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

export type NewItemField = 'key' | 'value'

export type NewItem = Record<NewItemField, string>

export interface FieldProblem {
  /** The fields with the problem, in the order of the form. */
  fields: NewItemField[]
  message: string
}

/** Returns why an item cannot be added, or undefined if it can. White space alone counts as empty. */
export function checkNewItem(
  { key, value }: NewItem,
  items: readonly ContentItem[],
): FieldProblem | undefined {
  const fields: NewItemField[] = []
  if (!key.trim()) fields.push('key')
  if (!value.trim()) fields.push('value')
  if (fields.length > 0) return { fields, message: admin.required }
  if (items.some(({ content_key }) => content_key === key)) {
    return { fields: ['key'], message: admin.duplicate(key) }
  }
  return undefined
}
