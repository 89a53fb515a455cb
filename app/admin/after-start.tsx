import type { ComponentProps } from 'react'
import type { Content } from '#content-sync/content-sync.ts'
import { SiteUpdate } from './connection/site-update.tsx'
import { LiveHeaderAndFooter } from './header-and-footer/live-header-and-footer.tsx'

interface AfterStartProps extends ComponentProps<typeof LiveHeaderAndFooter> {
  connection: Content['connection']['state']
}

/** What the panel needs only once it has started, so that the start does not load it. */
export function AfterStart({ connection, ...texts }: AfterStartProps) {
  return (
    <>
      <SiteUpdate connection={connection} />
      <LiveHeaderAndFooter {...texts} />
    </>
  )
}
