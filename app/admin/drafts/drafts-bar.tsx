import { type Dispatch, useEffect } from 'react'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { draftLocation } from './draft-location.ts'
import type { EditingAction } from './editing.ts'
import { firstWords, KeptOffer, KeptTime } from './recoverable-drafts.tsx'
import type { KeptText } from './stored-draft.ts'
import { useDrafts } from './use-drafts.ts'
import './drafts-bar.css'

interface DraftsBarProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** What the site says by default will not be known. */
  catalogFailed: boolean
  /** Of the list. */
  dispatch: Dispatch<EditingAction>
  /** Brings an item of the list into view, wherever that is scrolled to. */
  onGoTo: (id: string) => void
}

const words = adminEditing.drafts

/** The unsaved texts of earlier visits, each leading to where it can be brought back; and whether texts are kept at all. */
export function DraftsBar({ items, catalogFailed, dispatch, onGoTo }: DraftsBarProps) {
  const { catalog, drafts } = usePanel()
  const { offers, fresh, kept } = useDrafts()
  const known = items !== undefined && (catalog !== undefined || catalogFailed)
  const earlier = known ? offers.filter(({ name }) => !fresh.has(name)) : []

  useEffect(() => {
    if (!items) return
    const values = new Map(items.map((item) => [item.content_key, item.content_value]))
    drafts.settle((key) => values.get(key) ?? catalog?.byKey.get(key)?.value)
  }, [items, catalog, drafts])

  return (
    <>
      {!kept && (
        <p role="status" className="drafts-not-kept">
          {words.notKept}
        </p>
      )}
      {earlier.length > 0 && items && (
        <section className="drafts-bar" aria-label={words.label}>
          <details open={earlier.length <= 5}>
            <summary>{words.count(earlier.length)}</summary>
            <ul>
              {earlier.map((offer) => (
                <li key={offer.name}>{entryOf(offer, items)}</li>
              ))}
            </ul>
          </details>
        </section>
      )}
    </>
  )

  function entryOf(offer: KeptText, items: readonly ContentItem[]) {
    const { base, text, at, name } = offer
    const view = draftLocation(offer, items, catalog)
    if (!view) {
      return (
        <>
          <span className="drafts-key">{base.content_key}</span> <span>{words.gone}</span>
          <KeptOffer
            offer={offer}
            onBring={() => {
              show('list', () => dispatch({ type: 'bring', item: base, text }))
              drafts.answer(name)
            }}
          />
        </>
      )
    }
    const key = base.content_key || words.noKey
    return (
      <>
        <button
          type="button"
          className="drafts-key"
          onClick={() => {
            const item = items.find(({ content_key }) => view === 'list' && content_key === base.content_key)
            if (item) onGoTo(item.id)
            show(view === 'add' ? 'list' : view, () => drafts.want(name))
          }}
        >
          {view === 'add' ? `${words.newItem}: ${key}` : key}
        </button>
        <p>
          <KeptTime at={at} /> <q dir="auto">{firstWords(text)}</q>
        </p>
      </>
    )
  }
}

/** Calls back as soon as a view shows. */
function show(view: string, then: () => void) {
  const now = location.hash.slice(1) || 'list'
  if (now === view) return then()
  addEventListener('hashchange', then, { once: true })
  location.hash = view
}
