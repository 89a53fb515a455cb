import type { ContentItem } from '#website-content/content-item.ts'

/** Downloads items as one readable JSON file. */
export function exportItems(items: readonly ContentItem[]): void {
  const rows = items.map(({ content_key: key, content_value: value }) => ({ key, value }))
  const url = URL.createObjectURL(new Blob([JSON.stringify(rows, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'website-content.json'
  link.click()
  URL.revokeObjectURL(url)
}
