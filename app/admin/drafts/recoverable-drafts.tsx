import { useEffect, useRef } from 'react'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import { exactTime, shortTime } from '#app/admin/ui/times.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { type Draft, isChanged } from './editing.ts'
import type { DraftPlace, KeptText } from './stored-draft.ts'
import { useDrafts } from './use-drafts.ts'
import './recoverable-drafts.css'

interface KeptOffersProps {
  place: DraftPlace
  itemKey: string
  /** What is typed by now. */
  draft?: Draft | undefined
  onBring: (kept: KeptText) => void
}

/** The unsaved texts of a key that an earlier visit has left, each to be brought back or discarded. */
export function KeptOffers({ place, itemKey, draft, onBring }: KeptOffersProps) {
  const { drafts } = usePanel()
  const { offers } = useDrafts()

  function bring(kept: KeptText) {
    // What it takes the place of is offered in turn.
    if (draft && isChanged(draft)) drafts.leave(place, { base: draft.item, text: draft.text })
    onBring(kept)
    drafts.answer(kept.name)
  }

  return offers
    .filter((offer) => offer.place !== 'add' && offer.base.content_key === itemKey)
    .map((offer) => <KeptOffer key={offer.name} offer={offer} onBring={() => bring(offer)} />)
}

const words = adminEditing.drafts

/** One text: when it was typed, its first words, and what can be done with it. */
export function KeptOffer({ offer, onBring }: { offer: KeptText; onBring: () => void }) {
  const { drafts, lock } = usePanel()
  const { wanted } = useDrafts()
  const button = useRef<HTMLButtonElement>(null)
  const key = offer.base.content_key || words.newItem

  useEffect(() => {
    if (wanted !== offer.name) return
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus()
    drafts.want(undefined)
  }, [wanted, offer, drafts])

  return (
    <div ref={handFocusBack} className="recoverable-draft">
      <p className="item-note">
        {words.offer}, <KeptTime at={offer.at} />: <q dir="auto">{firstWords(offer.text)}</q>
      </p>
      <button
        ref={button}
        type="button"
        aria-label={words.bringBackOf(key)}
        onClick={onBring}
        {...lockProps(lock)}
      >
        {words.bringBack}
      </button>
      <button type="button" aria-label={words.discardOf(key)} onClick={() => drafts.answer(offer.name)}>
        {words.discard}
      </button>
    </div>
  )
}

export const KeptTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactTime(at)}>
    {shortTime(at, Date.now())}
  </time>
)

/** Enough of a text to know it again. */
export function firstWords(text: string): string {
  const words = text.trim().split(/\s+/)
  const first = words.slice(0, 8).join(' ').slice(0, 80)
  return first.length < text.trim().length ? `${first}…` : first || adminEditing.drafts.empty
}

/** An item as it was when a text was typed. */
export const atVersion = (item: ContentItem, { content_value, updated_at }: ContentItem): ContentItem => ({
  ...item,
  content_value,
  updated_at,
})

/** For a `ref`: when a part of a row or form is removed while it has the focus, the focus moves to a control beside it. */
export function handFocusBack(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const around = part.closest('.item, form, section')
    const others = around?.querySelectorAll<HTMLElement>('button, input, textarea, h2') ?? []
    ;[...others].find((other) => !part.contains(other))?.focus()
  }
}
