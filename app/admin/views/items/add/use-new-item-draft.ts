import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { type Draft, isChanged } from '#app/admin/drafts/draft.ts'
import { useDraft, useDraftStore } from '#app/admin/drafts/draft-context.ts'
import type { StoredDraft } from '#app/admin/drafts/stored-draft.ts'
import type { NewItem } from './new-item.ts'

interface Fields {
  read: () => NewItem | null
  fill: (fields: NewItem) => void
}

const empty: NewItem = { key: '', value: '' }
/** The draft's key while its final key is still being typed. */
const unsettled = ''

/**
 * The draft of the form that adds items. While its key is being typed, it is a separate draft. Once the key is complete
 * and belongs to the site, it becomes that key's draft, which other views show, too.
 */
export function useNewItemDraft(textStates: readonly TextState[], { read, fill }: Fields) {
  const drafts = useDraftStore()
  const [typed, setTyped] = useState(empty)
  const [draftKey, setDraftKey] = useState(unsettled)
  const draft = useDraft(draftKey)
  const written = useRef<string>(undefined)
  /** The draft of the same key as it was typed in another view, while this form has it. */
  const elsewhere = useRef<Draft>(undefined)

  /** Records the content of the fields, whether typed or filled in by the browser. */
  const note = () => change(read() ?? empty, draftKey)
  const start = useEffectEvent(() => (draftKey === unsettled ? note() : follow()))
  // Records text typed before hydration. Doing it at a later event would show a message that moves what is being
  // clicked.
  useEffect(() => start(), [])

  const followDraft = useEffectEvent(() => follow())
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another view changes the draft
  useEffect(() => followDraft(), [draft])

  function change(fields: NewItem, key: string) {
    setTyped(fields)
    written.current = fields.value
    if (!fields.key.trim() && !fields.value.trim()) letGo(key)
    else {
      const base = { item: undefined, text: textOf(key)?.value ?? '' }
      const newKey = key === unsettled ? fields.key : undefined
      drafts.write({ key, base, text: fields.value, view: 'add', newKey })
    }
  }

  /** Another view may have changed, saved or discarded the draft. */
  function follow() {
    if (draftKey === unsettled) return
    const current = drafts.getDrafts().byKey.get(draftKey)
    if (current?.text === written.current) return
    if (!current) clear()
    else {
      elsewhere.current = current
      fill({ key: draftKey, value: current.text })
      note()
    }
  }

  function textOf(key: string) {
    return textStates.find(({ text, item }) => text.key === key && !item)?.text
  }

  /** Called when the user leaves the key field or chooses a key. */
  function settleKey() {
    const fields = read()
    if (!fields) return
    const key = fields.key.trim()
    const text = textOf(key)
    const next = text ? key : unsettled
    if (next === draftKey) return
    letGo(draftKey)
    const existing = drafts.getDrafts().byKey.get(next)
    if (existing && isChanged(existing) && existing.text !== fields.value) {
      if (!fields.value.trim() || fields.value === text?.value) {
        elsewhere.current = existing
        fill({ key, value: existing.text })
      } else drafts.park(existing)
    }
    change(read() ?? fields, next)
    setDraftKey(next)
  }

  /** Discards the draft of a key that this form no longer has. What was typed in another view can be restored. */
  function letGo(key: string) {
    if (elsewhere.current?.key === key) drafts.park(elsewhere.current)
    elsewhere.current = undefined
    drafts.discard(key)
  }

  function restore({ key, newKey, text, name }: StoredDraft) {
    const replaced = drafts.getDrafts().byKey.get(draftKey)
    if (replaced?.text.trim()) drafts.park(replaced)
    elsewhere.current = undefined
    drafts.discard(draftKey)
    drafts.dismiss(name)
    const fields = { key: key || newKey || '', value: text }
    fill(fields)
    change(fields, unsettled)
    setDraftKey(unsettled)
  }

  function clear() {
    elsewhere.current = undefined
    fill(empty)
    setTyped(empty)
    drafts.discard(draftKey)
    setDraftKey(unsettled)
  }

  return { typed, note, settleKey, restore, clear }
}
