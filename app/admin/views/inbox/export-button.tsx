import { useState } from 'react'
import { inbox, inboxNotices } from '#app/admin/copy/inbox.ts'
import type { InboxQuery } from '#app/admin/inbox-state/inbox-query.ts'
import { readMessages, rowsPerRequest } from '#app/admin/inbox-state/read-messages.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { dayOf } from '#app/admin/ui/days.ts'
import { saveBlob } from '#app/admin/ui/save-blob.ts'
import { toast } from '#app/toast/toast.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { writeCsv } from './csv.ts'
import { failureWithoutPeriod } from './message/failure-without-period.ts'

/** Saves everything that the search and the filter find, also what is not loaded yet. */
export function ExportButton({ query, disabled }: { query: InboxQuery; disabled: boolean }) {
  const { request } = useStore()
  const [done, setDone] = useState<number>()
  const exporting = done !== undefined

  async function exportAll() {
    setDone(0)
    try {
      const rows: InboxMessage[] = []
      let last: InboxMessage | undefined
      do {
        const part = await request((client) => readMessages(client, query, last, rowsPerRequest))
        rows.push(...part.rows)
        last = part.more ? part.last : undefined
        setDone(rows.length)
      } while (last)
      const name = `inbox-${location.hostname}-${dayOf(Date.now())}.csv`
      saveBlob(new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }), name)
      toast({ ...inboxNotices.exported(rows.length), tone: 'success' })
    } catch (error) {
      toast({ ...inboxNotices.notExported(failureWithoutPeriod(error)), tone: 'error' })
    }
    setDone(undefined)
  }

  return (
    <button
      type="button"
      className="text-button inbox-export"
      title={inbox.export.hint}
      aria-disabled={exporting || disabled}
      onClick={() => exporting || disabled || exportAll()}
    >
      {exporting && done > 0 ? inbox.export.exporting(done) : inbox.export.button}
    </button>
  )
}
