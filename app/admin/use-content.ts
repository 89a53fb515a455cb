import { useState, useSyncExternalStore } from 'react'
import { initialContent } from '#website-content/sync.ts'
import type { PageContext } from '../page-context.ts'
import { browserClient } from '../supabase.ts'
import { toast } from '../toast/toast.ts'
import { createContentStore } from './content-store.ts'

/** The content as the panel knows it, live while the page is open, and what can be done with it. */
export function useContent(supabase: PageContext['supabase']) {
  const [store] = useState(() =>
    createContentStore({ connect: () => browserClient(supabase), notify: toast }),
  )
  const content = useSyncExternalStore(store.subscribe, store.getContent, () => initialContent)
  return { content, store }
}
