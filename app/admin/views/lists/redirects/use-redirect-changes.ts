import { useState } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { Notice } from '#content/schema.ts'
import { planRedirectChange, type RedirectChange } from './redirect-changes.ts'

export interface ChangeRedirects {
  saving: boolean
  /** Whether the last change was not saved. */
  failed: boolean
  /** Makes one change, which can be undone. While it is being saved, there is no other one. */
  apply: (reason: string, change: RedirectChange, notice: Notice, done: () => void) => void
}

export function useRedirectChanges(catalog: Catalog): ChangeRedirects {
  const { applyPlan } = useStore()
  const [saving, start] = useAction()
  const [failed, setFailed] = useState(false)
  return {
    saving,
    failed,
    apply(reason, change, notice, done) {
      if (saving) return
      start(async () => {
        const saved = await applyPlan(reason, (latest) => planRedirectChange(change, latest, catalog), notice)
        setFailed(!saved)
        if (saved) done()
      })
    },
  }
}
