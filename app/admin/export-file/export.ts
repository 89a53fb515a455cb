import { transferNotices } from '#app/admin/copy/transfer.ts'
import { dayOf } from '#app/admin/ui/days.ts'
import { saveBlob } from '#app/admin/ui/save-blob.ts'
import { toast } from '#app/toast/toast.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { writeTransfer } from './format.ts'

/** Downloads items as `website-content-<host>-<date>.json`. */
export function exportItems(items: readonly ContentItem[]): void {
  const now = new Date()
  saveBlob(
    new Blob([writeTransfer(items, now)], { type: 'application/json' }),
    `website-content-${location.hostname}-${dayOf(now.getTime())}.json`,
  )
  toast({ ...transferNotices.exported(items.length), tone: 'success' })
}
