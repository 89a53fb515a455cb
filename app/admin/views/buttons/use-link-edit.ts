import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isUnknownPath } from '#app/admin/catalog/unknown-path.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { isConflict } from '#app/admin/drafts/draft.ts'
import { useDraft, useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { Base } from '#app/admin/store/table/save-over.ts'
import { focusAnew } from '#app/admin/ui/pass-focus.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { type ButtonState, isUnsaved, linkBeforeTyping, linkProblemOf } from './buttons.ts'
import { type LinkChange, saveLink } from './change-link.ts'

type Action = 'saving' | 'removing' | 'undoing'

/** What a row reports to its view. */
export interface LinkEvents {
  /** A new link is being typed. */
  onTyped: () => void
  /** The link was saved or removed. */
  onChanged: (change: LinkChange) => void
  /** Undoes the last change of the link. */
  onUndo: () => Promise<void>
}

/**
 * Edits the link of one button: what its field shows, what is wrong with it, and what can be done.
 * @param undoable whether the last change made here can be undone
 */
export function useLinkEdit(
  button: ButtonState,
  undoable: boolean,
  { onTyped, onChanged, onUndo }: LinkEvents,
) {
  const { text, item, stored, link } = button
  const { key } = text
  const store = useStore()
  const drafts = useDraftStore()
  const draft = useDraft(key)
  const { catalog, rules } = useSite()
  const { lock } = useAccess()
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const [pending, startAction] = useAction()
  const [action, setAction] = useState<Action>()

  const unsaved = isUnsaved(button, draft)
  const value = unsaved ? draft.text : linkBeforeTyping(button)
  const conflict = unsaved && isConflict(draft, stored)
  const linked = link !== ''
  const problem = linked && value === '' ? undefined : linkProblemOf(text, value, rules)
  const isBroken = !problem && value !== '' && isUnknownPath(value, catalog?.addresses ?? [])
  const now = { item, text: stored }

  useEffect(() => drafts.discardStored(key, stored), [drafts, key, stored])

  function act(name: Action, run: () => Promise<void>) {
    if (pending) return
    setAction(name)
    startAction(run)
  }

  function change(name: Action, to: string, base = now) {
    act(name, async () => {
      if (!(await saveLink(store, button, to, base))) return
      drafts.saved(key, to)
      onChanged({ before: item, after: to })
    })
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    // After a change, another Enter does not accept the former link.
    if (!unsaved && (linked || undoable)) return
    if (lock) {
      lock.openSignIn?.()
      return
    }
    // Nothing is saved before one of the two versions is chosen.
    if (conflict) {
      field.current?.form?.querySelector<HTMLElement>('.link-conflict button')?.focus()
      return
    }
    saveValid(unsaved ? draft.base : now)
  }

  function saveValid(base: Base) {
    if (problem) {
      flushSync(() => setRefused(true))
      focusAnew(field.current)
    } else change('saving', value, base)
  }

  function type(typed: string) {
    setRefused(false)
    onTyped()
    if (typed === linkBeforeTyping(button)) drafts.discard(key)
    else drafts.write({ key, base: unsaved ? draft.base : now, text: typed, view: 'buttons' })
  }

  function cancel() {
    if (pending) return
    setRefused(false)
    // After a conflict, the typed link can still be restored.
    if (draft && conflict) drafts.park(draft)
    drafts.discard(key)
  }

  /** Returns a remark on the link in the field. After an attempt to save, it is shown as an error. */
  function hint(): string | undefined {
    if (problem === 'missing') return buttonsView.missing
    if (problem === 'host' && !linked && !refused) return buttonsView.hostNote
    if (problem) return admin.ignored[problem]
    if (value === '') return adminEditing.checks.empty.href
    return isBroken ? adminEditing.checks.unknownPath : undefined
  }

  return {
    field,
    value,
    linked,
    unsaved,
    conflict,
    hint: hint(),
    /** Whether the link leads to a page that the site does not have. */
    isBroken,
    isWrong: refused && problem !== undefined,
    /** What is being done, until the server has answered. */
    busy: pending ? action : undefined,
    type,
    save,
    cancel,
    remove: () => change('removing', ''),
    keepMine: () => saveValid(now),
    undo: () => act('undoing', onUndo),
  }
}

export type LinkEdit = ReturnType<typeof useLinkEdit>
