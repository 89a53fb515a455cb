import { useEffect, useState } from 'react'
import { inbox, inboxNotices } from '#app/admin/copy/inbox.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { saveBlob } from '#app/admin/ui/save-blob.ts'
import { toast } from '#app/toast/toast.ts'
import { Button } from '#app/ui/button.tsx'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { failureWithoutPeriod } from './failure-without-period.ts'
import { safeFileName } from './file-name.ts'
import { readFile } from './read-file.ts'

const texts = inbox.file

/** After this time, the progress of a download is shown. */
const progressAfterMs = 1000

/** Screen readers hear of the progress in these steps. */
const announcedStepPercent = 25

/** The file of an application, to be saved. */
export function MessageFile({ message }: { message: InboxMessage }) {
  const { request } = useStore()
  const [percent, setPercent] = useState<number>()
  const { id, file_name, file_type, file_size } = message
  const loading = percent !== undefined
  const slow = useDelay(loading, progressAfterMs)
  if (file_name === null || file_size === null) return null
  const name = safeFileName(file_name, file_type ?? '')

  async function download(size: number) {
    setPercent(0)
    try {
      saveBlob(await request((client) => readFile(client, id, size, setPercent)), name)
      toast({ ...inboxNotices.downloaded(name), tone: 'success' })
    } catch (error) {
      toast({ ...inboxNotices.notDownloaded(failureWithoutPeriod(error)), tone: 'error' })
    }
    setPercent(undefined)
  }

  return (
    <div className="message-file">
      <p>
        <bdi>{name}</bdi> <span className="count">{inbox.bytes(file_size)}</span>
      </p>
      <Button
        tone="outline"
        aria-label={slow ? undefined : texts.downloadOf(name)}
        aria-disabled={loading}
        onClick={() => loading || download(file_size)}
      >
        {slow && loading ? texts.progress(percent) : texts.download}
      </Button>
      <p className="sr-only" role="status">
        {slow && loading && texts.progress(Math.floor(percent / announcedStepPercent) * announcedStepPercent)}
      </p>
      <p className="message-file-note">{texts.warning}</p>
    </div>
  )
}

/** Returns true once something has lasted for some time. */
function useDelay(lasting: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!lasting) return
    const timer = setTimeout(() => setPassed(true), ms)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [lasting, ms])
  return passed
}
