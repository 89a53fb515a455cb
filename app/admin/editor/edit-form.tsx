import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { flushSync } from 'react-dom'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { TextChecks } from '#app/admin/checks/text-checks.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import { type DraftView, isChanged, isConflict, needsTextarea } from '#app/admin/drafts/draft.ts'
import { useDraft, useDraftStore, useDrafts } from '#app/admin/drafts/draft-context.ts'
import { useRestore } from '#app/admin/drafts/draft-notes.tsx'
import { RecoverableDrafts } from '#app/admin/drafts/recoverable-drafts.tsx'
import type { StoredDraft } from '#app/admin/drafts/stored-draft.ts'
import type { Base } from '#app/admin/store/save-over.ts'
import { keepInView } from '#app/admin/ui/keep-in-view.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { Input, TextArea } from '#app/ui/field.tsx'
import { DefaultDifference } from './default-difference.tsx'
import { EditFoot } from './edit-foot.tsx'
import { EditNotes } from './edit-notes.tsx'
import type { Merged } from './merge-texts.ts'
import { Readings } from './readings.tsx'
import { useCleanPaste } from './use-clean-paste.ts'
import { useLastChange } from './use-last-change.ts'
import './edit-form.css'

interface EditFormProps {
  textKey: string
  /** What the key says now: others may have changed it since editing began. */
  now: Base
  /** Whether somebody else has deleted the item. */
  gone?: boolean
  view: DraftView
  returnFocusTo: RefObject<HTMLElement | null>
  onClose: () => void
  /**
   * @param base the text and version to replace
   * @returns whether it succeeded
   */
  onSave: (text: string, base: Base) => Promise<boolean>
  /** Adds a deleted item again, with this text. */
  onAddAgain?: (text: string) => Promise<boolean>
  /** Removes the edit, so that the default is shown again. */
  onReset?: () => Promise<boolean>
  /** Whether the field wraps like the text on its page, even if it has no line breaks. */
  wraps?: boolean
  /** What else there is to say about the text, below the field. */
  children?: ReactNode
}

const loadConflictPanel = () => import('./conflict-panel.tsx')

/** Edits the text of one key. Enter in a single-line field or Mod+Enter saves, Escape cancels. */
export function EditForm(props: EditFormProps) {
  const { textKey: key, now, gone = false, view, returnFocusTo, onClose, onSave, onAddAgain, onReset } = props
  const { wraps = false, children } = props
  const label = useLabel(key)
  const drafts = useDraftStore()
  const restore = useRestore(view)
  const draft = useDraft(key)
  const kept = useDrafts((all) => all.stored && all.kept.has(key))
  // Until the user types, the field shows the item's text.
  const { text, base } = draft ?? { text: now.text, base: now }
  const form = useRef<HTMLFormElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [saving, startSaving] = useTransition()
  const [merged, setMerged] = useState<Merged>()
  const [opened] = useState({ text: now.text, restored: draft !== undefined })
  const multiline = useMultiline(text, now.text)
  const { stripped, onPaste, onInput } = useCleanPaste()
  const conflict = !gone && draft !== undefined && isConflict(draft, now.text)
  const lastChange = useLastChange(now.item)
  // Loaded in advance: a conflict may have to be shown while offline.
  const ConflictPanel = useModule(loadConflictPanel)?.ConflictPanel

  useEffect(() => {
    if (form.current && foot.current) return keepInView(form.current, foot.current)
  }, [])
  useEffect(() => () => drafts.discardUnchanged(key), [drafts, key])

  const hasFocus = () => form.current?.contains(document.activeElement) ?? false

  function close(hadFocus = hasFocus()) {
    flushSync(() => {
      drafts.discard(key)
      onClose()
    })
    if (hadFocus) returnFocusTo.current?.focus()
  }

  function send(write: () => Promise<boolean>) {
    if (saving) return
    const hadFocus = hasFocus()
    startSaving(async () => {
      // The pressed button may disappear while the request is running.
      if (await write()) close(hadFocus && (hasFocus() || document.activeElement === document.body))
    })
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    send(() => onSave(text, base))
  }

  /** Keeps what was typed recoverable, although the form closes without saving it. */
  function park() {
    if (draft && isChanged(draft)) drafts.park(draft)
  }

  function takeTheirs() {
    park()
    close()
  }

  function reset(remove: () => Promise<boolean>) {
    // Called outside the transition, which would delay the update that offers to undo it.
    const removed = remove()
    send(async () => {
      const succeeded = await removed
      if (succeeded) park()
      return succeeded
    })
  }

  function merge(both: Merged) {
    flushSync(() => {
      setMerged(both)
      drafts.write({ key, base: now, text: both.text, view })
    })
    focusField()
  }

  function restoreDraft(stored: StoredDraft) {
    flushSync(() => restore(stored))
    focusField()
  }

  const focusField = () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus()

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    // Both keys belong to an input method while it is composing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && !saving) close()
    const saves =
      event.ctrlKey || event.metaKey || (!multiline.is && event.target instanceof HTMLTextAreaElement)
    if (event.key === 'Enter' && saves) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
  }

  function write(typed: string) {
    multiline.typed(typed)
    drafts.write({ key, base, text: typed, view })
  }

  const field = {
    ref: focusAtEnd,
    'aria-label': admin.item.value(label),
    dir: 'auto',
    value: text,
    readOnly: saving,
  }

  return (
    <form
      ref={form}
      className="item-form"
      data-shortcut="save"
      onSubmit={save}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onInput={onInput}
    >
      <div className="edit-body">
        <div className="edit-main">
          {multiline.is || wraps ? (
            <TextArea
              {...field}
              className={wraps ? '' : 'min-h-24'}
              rows={wraps ? 1 : undefined}
              onChange={({ target }) => write(target.value)}
            />
          ) : (
            <Input
              {...field}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ target }) => write(target.value)}
            />
          )}
          {children}
          <RecoverableDrafts textKey={key} onRestore={restoreDraft} />
          {conflict && ConflictPanel && (
            <ConflictPanel
              itemKey={key}
              base={base.text}
              theirs={now}
              mine={text}
              lastChange={lastChange}
              saving={saving}
              onKeepMine={() => send(() => onSave(text, now))}
              onTakeTheirs={takeTheirs}
              onMerge={merge}
            />
          )}
          <DefaultDifference textKey={key} value={text} />
        </div>
        <Readings text={text} item={now.item} lastChange={lastChange}>
          <EditNotes
            now={now.text}
            gone={gone}
            followed={!draft && now.text !== opened.text}
            conflict={conflict}
            merged={merged}
            restored={opened.restored}
          >
            <TextChecks itemKey={key} value={text} stored={now.item?.content_value} stripped={stripped} />
          </EditNotes>
        </Readings>
      </div>
      <EditFoot
        ref={foot}
        multiline={multiline.is}
        primary={!conflict}
        saving={saving}
        unsaved={draft !== undefined && isChanged(draft)}
        kept={kept}
        onCancel={() => close()}
        onAddAgain={gone && onAddAgain ? () => send(() => onAddAgain(text)) : undefined}
        onReset={now.item && onReset ? () => reset(onReset) : undefined}
      />
    </form>
  )
}

/** Returns whether the field has several lines. Typing does not change that, and it never becomes single-line again. */
function useMultiline(text: string, now: string) {
  const [typedHere, setTypedHere] = useState<string>()
  const [is, setIs] = useState(() => needsTextarea(text) || needsTextarea(now))
  if (!is && text !== typedHere && needsTextarea(text)) setIs(true)
  return { is, typed: setTypedHere }
}

function focusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null) {
  // When a view is shown again, the focus stays on the link that was used.
  if (document.activeElement?.closest('nav')) return
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
