import { useEffect, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { type LastChange, readLastChange } from './last-change.ts'

/** Returns who made the current version of an item, once the history has said so. */
export function useLastChange(item: ContentItem | undefined): LastChange | undefined {
  const { request } = useStore()
  const { keepsHistory } = useAccess()
  const [read, setRead] = useState<{ version: string; change: LastChange | undefined }>()
  const { id, updated_at: version } = item ?? {}
  useEffect(() => {
    if (!keepsHistory || !id || !version) return
    let wanted = true
    request((client) => readLastChange(client, id, version)).then(
      (change) => wanted && setRead({ version, change }),
    )
    return () => {
      wanted = false
    }
  }, [request, keepsHistory, id, version])
  return read?.version === version ? read?.change : undefined
}
