import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { Notice } from '#content/schema.ts'
import { planRedirectChange, type RedirectChange } from './redirect-changes.ts'

export interface ChangeRedirects {
  saving: boolean
  /** Makes one change, which can be undone, unless another one is being saved. Returns whether it was saved. */
  apply: (reason: string, change: RedirectChange, notice: Notice) => Promise<boolean>
}

export function useRedirectChanges(catalog: Catalog): ChangeRedirects {
  const { applyPlan } = useStore()
  const [saving, start] = useAction()
  return {
    saving,
    apply: async (reason, change, notice) =>
      !saving &&
      start(() => applyPlan(reason, (latest) => planRedirectChange(change, latest, catalog), notice)),
  }
}
