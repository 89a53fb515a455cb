import { useEffect } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { showView } from '#app/admin/navigation/address.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { useDraftStore, useDrafts } from './draft-context.ts'
import { draftLocation } from './draft-location.ts'
import { useRestore } from './draft-notes.tsx'
import { listKeyOf, newEntryName, readableText } from './new-entry-draft.ts'
import { firstWords, RecoverableDraft, TypedAt } from './recoverable-drafts.tsx'
import type { StoredDraft } from './stored-draft.ts'
import './drafts-bar.css'

interface DraftsBarProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** Whether loading the default texts failed. */
  catalogFailed: boolean
  /** Opens an item in the form of the list. */
  onOpen: (item: ContentItem) => void
  /** Scrolls to an item in the list. */
  onGoTo: (id: string) => void
}

const words = adminEditing.drafts

/**
 * Unsaved texts of earlier visits, each with a link to where it can be restored, and whether drafts are stored at all.
 */
export function DraftsBar({ items, catalogFailed, onOpen, onGoTo }: DraftsBarProps) {
  const { catalog } = useSite()
  const drafts = useDraftStore()
  const recoverable = useDrafts((all) => all.recoverable)
  const parked = useDrafts((all) => all.parked)
  const canStore = useDrafts((all) => all.canStore)
  const restore = useRestore('items')
  const known = items !== undefined && (catalog !== undefined || catalogFailed)
  const earlier = known ? recoverable.filter(({ name }) => !parked.has(name)) : []

  useEffect(() => {
    if (!items) return
    const values = new Map(items.map((item) => [item.content_key, item.content_value]))
    drafts.reconcile((key) => values.get(key) ?? catalog?.byKey.get(key)?.value)
  }, [items, catalog, drafts])

  return (
    <>
      {!canStore && (
        <p role="status" className="drafts-not-kept">
          {words.notKept}
        </p>
      )}
      {earlier.length > 0 && items && (
        <section className="drafts-bar" aria-label={words.label}>
          <details open={earlier.length <= 5}>
            <summary>{words.count(earlier.length)}</summary>
            <ul>
              {earlier.map((draft) => (
                <li key={draft.name}>{entryOf(draft, items)}</li>
              ))}
            </ul>
          </details>
        </section>
      )}
    </>
  )

  function entryOf(draft: StoredDraft, items: readonly ContentItem[]) {
    const { base, at } = draft
    const view = draftLocation(draft, items, catalog)
    const key = listKeyOf(draft.key) ?? (draft.key || draft.newKey)
    const what = view === 'add' ? words.newItem : newEntryName(draft.key, catalog)
    const name = key ? <TextLabel textKey={key} /> : words.noKey
    if (!view) {
      return (
        <>
          <span className="drafts-name">{name}</span> <span>{words.gone}</span>
          <RecoverableDraft
            draft={draft}
            onRestore={() => {
              restore(draft)
              showView('items')
              if (base.item) onOpen(base.item)
            }}
          />
        </>
      )
    }
    return (
      <>
        <button
          type="button"
          className="drafts-name"
          onClick={() => {
            const item = items.find(({ content_key }) => view === 'items' && content_key === draft.key)
            if (item) onGoTo(item.id)
            showView(view === 'add' ? 'items' : view)
            drafts.reveal(draft.name)
          }}
        >
          {what && `${what}: `}
          {name}
        </button>
        <p>
          <TypedAt at={at} /> <q dir="auto">{firstWords(readableText(draft))}</q>
        </p>
      </>
    )
  }
}
