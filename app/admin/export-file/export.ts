import { dayOf } from '#app/admin/change-log/days.ts'
import { transferNotices } from '#app/admin/copy/transfer.ts'
import { toast } from '#app/toast/toast.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { writeTransfer } from './format.ts'

/** Downloads items as `website-content-<host>-<date>.json`. */
export function exportItems(items: readonly ContentItem[]): void {
  const now = new Date()
  const address = URL.createObjectURL(new Blob([writeTransfer(items, now)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `website-content-${location.hostname}-${dayOf(now.getTime())}.json`
  link.click()
  // By then the browser has the file; some browsers would fail if it were revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  toast({ ...transferNotices.exported(items.length), tone: 'success' })
}
