import type { ComponentProps } from 'react'
import type { PageContext } from '#app/sections/page-context.ts'
import { SiteUpdate } from './connection/site-update.tsx'
import { useReadEachMinute } from './connection/use-read-each-minute.ts'
import { LiveHeaderAndFooter } from './header-and-footer/live-header-and-footer.tsx'
import { useStore } from './store/store-context.ts'

type AfterStartProps = ComponentProps<typeof SiteUpdate> &
  ComponentProps<typeof LiveHeaderAndFooter> &
  Pick<PageContext, 'supabase'>

/** What the panel needs only once it has started, so that the start does not load it. */
export function AfterStart({ connection, supabase, ...texts }: AfterStartProps) {
  const { readAll } = useStore()
  const isHosted = supabase.url !== ''
  // A hosted project drops events without telling while it sends more than its plan allows (docs/backend.md).
  useReadEachMinute(isHosted && connection === 'connected', readAll)
  return (
    <>
      <SiteUpdate connection={connection} />
      <LiveHeaderAndFooter {...texts} />
    </>
  )
}
