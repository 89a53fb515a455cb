import { useEffect, useState } from 'react'
import { siteUpdate } from '#app/admin/copy/site-update.ts'
import { Button } from '#app/ui/button.tsx'
import type { SyncState } from '#content-sync/content-sync.ts'
import './site-update.css'

/**
 * Offers to reload the panel when the site has been updated. The panel still has the default texts of the old version: who saves one of
 * them with a change would replace the new default without having seen it. Asks whenever Realtime is connected again, as after a
 * restart of the site, and when somebody returns to the tab, because the Realtime of a hosted project does not restart with the site.
 */
export function SiteUpdate({ connection }: { connection: SyncState['connection']['state'] }) {
  const [isUpdated, setUpdated] = useState(false)
  const [wasLost, setWasLost] = useState(false)
  if (connection === 'lost' && !wasLost) setWasLost(true)
  const isBack = wasLost && connection === 'connected'

  useEffect(() => {
    if (isUpdated) return
    let mounted = true
    const check = () =>
      hasNewScript().then(
        (isNew) => mounted && isNew && setUpdated(true),
        () => {}, // The site is out of reach. This is checked again when the connection is back.
      )
    const onChange = () => {
      if (document.visibilityState === 'visible') check()
    }
    if (isBack) check()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      mounted = false
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [isUpdated, isBack])

  return (
    <div className="site-update" role="status">
      {isUpdated && (
        <>
          <p>
            <strong>{siteUpdate.title}</strong> {siteUpdate.meaning}
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
