import { useEffect, useState } from 'react'
import { setParams, useParams } from '#app/admin/address.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

/**
 * Returns the item being edited in the list, as it was when it was opened, and the function that opens or closes it.
 * The address names it, so that a reload opens it again.
 */
export function useOpenItem(items: readonly ContentItem[] | undefined) {
  const { text: key } = useParams('list')
  const [open, setOpen] = useState<ContentItem>()

  useEffect(() => {
    if (key === undefined) setOpen(undefined)
    else if (open?.content_key !== key) setOpen(items?.find(({ content_key }) => content_key === key))
  }, [key, items, open])

  function change(item: ContentItem | undefined) {
    setOpen(item)
    setParams('list', { text: item?.content_key })
  }
  return [open, change] as const
}
