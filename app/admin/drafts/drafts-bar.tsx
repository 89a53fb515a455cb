import { useEffect } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { passFocusBeside, passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { useDraftStore, useDrafts } from './draft-context.ts'
import type { EarlierDraftProps } from './earlier-draft.tsx'
import { useRecoverable } from './use-recoverable.ts'
import './drafts-bar.css'

interface DraftsBarProps extends Pick<EarlierDraftProps, 'onOpen' | 'onGoTo'> {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** Whether loading the default texts failed. */
  catalogFailed: boolean
}

const words = adminEditing.drafts

const loadEarlierDraft = () => import('./earlier-draft.tsx')

/**
 * Unsaved texts of earlier visits, each with a link to where it can be restored, and whether drafts are stored at all.
 */
export function DraftsBar({ items, catalogFailed, onOpen, onGoTo }: DraftsBarProps) {
  const { catalog } = useSite()
  const drafts = useDraftStore()
  const { here, elsewhere } = useRecoverable()
  const parked = useDrafts((all) => all.parked)
  const canStore = useDrafts((all) => all.canStore)
  const known = items !== undefined && (catalog !== undefined || catalogFailed)
  const earlier = known ? [...here, ...elsewhere].filter(({ name }) => !parked.has(name)) : []
  const EarlierDraft = useModule(loadEarlierDraft, earlier.length > 0, tellPartFailed)?.EarlierDraft

  useEffect(() => {
    if (!items) return
    const values = new Map(items.map((item) => [item.content_key, item.content_value]))
    drafts.dismissWhere(
      (draft) =>
        here.includes(draft) &&
        draft.text === (values.get(draft.key) ?? catalog?.byKey.get(draft.key)?.value),
    )
  }, [items, catalog, drafts, here])

  return (
    <>
      <p role="status" className="drafts-not-kept">
        {!canStore && words.notKept}
      </p>
      {earlier.length > 0 && items && (
        <section ref={passFocusToHeading} className="drafts-bar" aria-label={words.label}>
          <details open={earlier.length <= 5 && matchMedia('(width >= 48rem)').matches}>
            <summary>{words.count(earlier.length)}</summary>
            {EarlierDraft && (
              <ul>
                {earlier.map((draft) => (
                  <li key={draft.name} ref={passFocusBeside}>
                    <EarlierDraft
                      isElsewhere={elsewhere.includes(draft)}
                      {...{ draft, items, onOpen, onGoTo }}
                    />
                  </li>
                ))}
              </ul>
            )}
          </details>
        </section>
      )}
    </>
  )
}
