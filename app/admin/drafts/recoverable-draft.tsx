import { useEffect, useMemo, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { typedFor } from '#app/admin/copy/typed-for.ts'
import { shortened } from '#app/admin/copy/wording.ts'
import { excerptOf, words as fewWords, joinedText } from '#app/admin/diff/excerpt.ts'
import { diffOf } from '#app/admin/diff/text-diff.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { toast } from '#app/toast/toast.ts'
import { useDraftStore, useDrafts } from './draft-context.ts'
import { listKeyOf, newEntryName, readableText } from './new-entry-draft.ts'
import type { StoredDraft } from './stored-draft.ts'
import { Unsaved } from './unsaved.tsx'
import './recoverable-draft.css'

const words = adminEditing.drafts

/** A recoverable draft: when it was typed, a few of its words, and buttons to restore or discard it. */
export function RecoverableDraft({ draft, onRestore }: { draft: StoredDraft; onRestore: () => void }) {
  const { lock } = useAccess()
  const drafts = useDraftStore()
  const revealed = useDrafts((all) => all.revealed === draft.name)
  const button = useRef<HTMLButtonElement>(null)
  const target = useTypedFor(draft)
  const name = useDraftName(draft)

  useEffect(() => {
    if (!revealed) return
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus()
    drafts.reveal(undefined)
  }, [revealed, drafts])

  return (
    <div ref={passFocusBeside} className="recoverable-draft">
      <p className="draft-note">
        <Unsaved>
          {words.offer}
          {target && ` ${target}`}
        </Unsaved>
        , <RelativeTime time={draft.at} />: <DraftWords draft={draft} />
      </p>
      <button
        ref={button}
        type="button"
        aria-label={words.restoreOf(name)}
        onClick={onRestore}
        {...lockProps(lock)}
      >
        {words.restore}
      </button>
      <DiscardButton draft={draft} />
    </div>
  )
}

/** Discards a recoverable draft. The toast offers to undo that. */
export function DiscardButton({ draft }: { draft: StoredDraft }) {
  const drafts = useDraftStore()
  const name = useDraftName(draft)

  function discard() {
    drafts.dismiss(draft.name)
    toast({
      title: words.discarded,
      description: name,
      tone: 'success',
      action: { label: admin.undo, act: () => drafts.keep(draft) },
    })
  }

  return (
    <button type="button" aria-label={words.discardOf(name)} onClick={discard}>
      {words.discard}
    </button>
  )
}

function useDraftName({ key, newKey }: StoredDraft): string {
  const label = useLabel(key || newKey || words.newItem)
  return newEntryName(key, useSite().catalog) ?? label
}

/** Enough of a draft to recognize it: the passage that was changed, or the first words of a new item or entry. */
export function DraftWords({ draft }: { draft: StoredDraft }) {
  const { key, text, base } = draft
  const shown = useMemo(() => {
    const isNew = key === '' || listKeyOf(key) !== undefined
    return isNew ? firstWords(readableText({ key, text })) : changedWords(base.text, text)
  }, [key, text, base.text])
  return <q dir="auto">{shown || words.empty}</q>
}

const maxCharacters = 80

function firstWords(text: string): string {
  const all = text.trim().split(/\s+/)
  const first = all.slice(0, 8).join(' ')
  return shortened(all.length > 8 ? `${first}…` : first, maxCharacters)
}

/** Returns the words of the second text around its first change. */
function changedWords(before: string, after: string): string {
  const kept = excerptOf(diffOf(before, after), fewWords).filter(({ kind }) => kind !== 'removed')
  return shortened(joinedText(kept).trim().replaceAll(/\s+/g, ' '), maxCharacters)
}

/** Returns for which texts a draft was typed; undefined if they are those that are shown. */
export function useTypedFor({ release }: StoredDraft): string | undefined {
  const { chosen, list } = useReleases()
  if (release === chosen) return undefined
  if (release === undefined) return typedFor.live
  const found = list?.find(({ id }) => id === release)
  if (!found) return typedFor.gone
  return found.state === 'draft' ? typedFor.release(found.name) : typedFor.ended(found.name)
}
