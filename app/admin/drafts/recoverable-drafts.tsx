import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { useDrafts } from './draft-context.ts'
import type { StoredDraft } from './stored-draft.ts'
import { useRecoverable } from './use-recoverable.ts'

interface RecoverableDraftsProps {
  textKey: string
  onRestore: (draft: StoredDraft) => void
}

/** The recoverable drafts of a key that can be restored here, each to be restored or discarded. */
export function RecoverableDrafts({ textKey, onRestore }: RecoverableDraftsProps) {
  const { here } = useRecoverable()
  return <DraftOffers drafts={here.filter(({ key }) => key === textKey)} onRestore={onRestore} />
}

interface DraftOffersProps {
  drafts: readonly StoredDraft[]
  onRestore: (draft: StoredDraft) => void
}

const loadRecoverableDraft = () => import('./recoverable-draft.tsx')

/** Recoverable drafts, each to be restored or discarded. */
export function DraftOffers({ drafts, onRestore }: DraftOffersProps) {
  // Loaded when somebody begins to type: the draft may be put aside while offline.
  const hasTyped = useDrafts(({ byKey }) => byKey.size > 0)
  useModule(loadRecoverableDraft, hasTyped)
  const RecoverableDraft = useModule(
    loadRecoverableDraft,
    drafts.length > 0,
    tellPartFailed,
  )?.RecoverableDraft
  if (!RecoverableDraft) return null
  return drafts.map((draft) => (
    <RecoverableDraft key={draft.name} draft={draft} onRestore={() => onRestore(draft)} />
  ))
}
