import { useState } from 'react'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import type { ReleasesState } from '#app/admin/store/releases/release-store.ts'
import { isShownNow } from '#app/admin/store/use-releases.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

/**
 * Returns the item being edited in the list, as it was when it was opened, and the function that opens or closes it.
 * The address names it, so that a reload opens it again.
 * @param releases tells which release the items belong to. Once another one is chosen, its item with the same key is open. If
 * it has none, the form closes instead of saying that somebody deleted the item. An item of a release that has ended stays
 * open.
 */
export function useOpenItem(
  items: readonly ContentItem[] | undefined,
  releases: Pick<ReleasesState, 'chosen' | 'list'>,
) {
  const { text: key } = useParams('items')
  const [opened, setOpened] = useState<ContentItem>()
  const [openedIn, setOpenedIn] = useState(releases.chosen)
  // No item is without a key, so nothing is found while the address names none.
  const open =
    isShownNow(openedIn, releases) && opened?.content_key === key
      ? opened
      : items?.find(({ content_key }) => content_key === key)
  if (open !== opened) setOpened(open)
  if (openedIn !== releases.chosen) setOpenedIn(releases.chosen)

  function change(item: ContentItem | undefined) {
    setOpened(item)
    setParams('items', { text: item?.content_key })
  }
  return [open, change] as const
}
