import { useCallback, useEffect, useState } from 'react'
import { siteUpdate } from '#app/admin/copy/site-update.ts'
import { Button } from '#app/ui/button.tsx'
import type { SyncState } from '#content-sync/content-sync.ts'
import { useReadOnReturn } from './network.ts'
import { useEachMinute } from './use-each-minute.ts'
import './site-update.css'

interface SiteUpdateProps {
  connection: SyncState['connection']['state']
  /** Whether Realtime is that of a hosted project, which does not restart with the site. */
  isHosted: boolean
  /** Whether unsaved drafts outlive a reload. */
  keepsDrafts: boolean
}

/**
 * Offers to reload the panel when the site has been updated. The panel still has the default texts of the old version: saving
 * one of them with a change would replace the new default, which nobody has seen. Asks whenever Realtime is connected again,
 * as after a restart of the site, when somebody returns to the tab, and otherwise each minute if Realtime does not tell.
 */
export function SiteUpdate({ connection, isHosted, keepsDrafts }: SiteUpdateProps) {
  const [isUpdated, setUpdated] = useState(false)
  const [wasLost, setWasLost] = useState(false)
  if (connection === 'lost' && !wasLost) setWasLost(true)
  const isBack = wasLost && connection === 'connected'

  // Without an answer, nothing changes: this is checked again.
  const check = useCallback(() => void hasNewScript().then(setUpdated, () => {}), [])

  useEffect(() => {
    if (isBack && !isUpdated) check()
  }, [isBack, isUpdated, check])
  useReadOnReturn(!isUpdated, check)
  useEachMinute(isHosted && !isUpdated, check)

  return (
    <div className="site-update" role="status">
      {isUpdated && (
        <>
          <p>
            <strong>{siteUpdate.title}</strong> {keepsDrafts ? siteUpdate.reloadNow : siteUpdate.saveFirst}
          </p>
          <Button tone="outline" onClick={() => location.reload()}>
            {siteUpdate.reload}
          </Button>
        </>
      )}
    </div>
  )
}

/** Whether the panel would be started by another script if it was opened now: its name changes with any part of the panel. */
async function hasNewScript(): Promise<boolean> {
  const script = document.querySelector('#panel ~ script[src]')?.getAttribute('src')
  const response = await fetch(location.pathname, { cache: 'no-cache' })
  return response.ok && script != null && !(await response.text()).includes(script)
}
