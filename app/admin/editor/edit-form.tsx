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
import { TextChecks } from '#app/admin/checks/text-checks.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { type DraftView, isConflict, needsTextarea } from '#app/admin/drafts/draft.ts'
import { useDraft, useDraftStore } from '#app/admin/drafts/draft-context.ts'
import type { Base } from '#app/admin/store/save-over.ts'
import { keepInView } from '#app/admin/ui/keep-in-view.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { Button } from '#app/ui/button.tsx'
import { Input, TextArea } from '#app/ui/field.tsx'
import { EditNotes } from './edit-notes.tsx'
import type { Merged } from './merge-texts.ts'
import { useCleanPaste } from './use-clean-paste.ts'
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
  /** More notes on the text. */
  children?: ReactNode
}

const loadConflictPanel = () => import('./conflict-panel.tsx')

/** Edits the text of one key. Enter in a single-line field or Mod+Enter saves, Escape cancels. */
export function EditForm(props: EditFormProps) {
  const {
    textKey: key,
    now,
    gone = false,
    view,
    returnFocusTo,
    onClose,
    onSave,
    onAddAgain,
    children,
  } = props
  const drafts = useDraftStore()
  const draft = useDraft(key)
  // Until the user types, the field shows the item's text.
  const { text, base } = draft ?? { text: now.text, base: now }
  const form = useRef<HTMLFormElement>(null)
  const [saving, startSaving] = useTransition()
  const [merged, setMerged] = useState<Merged>()
  const [opened] = useState({ text: now.text, restored: draft !== undefined })
  const multiline = useMultiline(text, now.text)
  const { stripped, onPaste, onInput } = useCleanPaste()
  const conflict = !gone && draft !== undefined && isConflict(draft, now.text)
  // Loaded in advance: a conflict may have to be shown while offline.
  const ConflictPanel = useModule(loadConflictPanel)?.ConflictPanel

  useEffect(() => (form.current ? keepInView(form.current) : undefined), [])
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

  function takeTheirs() {
    if (draft) drafts.park(draft)
    close()
  }

  function merge(both: Merged) {
    flushSync(() => {
      setMerged(both)
      drafts.write({ key, base: now, text: both.text, view })
    })
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    // Both keys belong to an input method while it is composing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && !saving) close()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
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
    'aria-label': admin.item.value(key),
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
      {multiline.is ? (
        <TextArea {...field} className="min-h-24" onChange={({ target }) => write(target.value)} />
      ) : (
        <Input {...field} autoComplete="off" onChange={({ target }) => write(target.value)} />
      )}
      {children}
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
      {conflict && ConflictPanel && (
        <ConflictPanel
          itemKey={key}
          base={base.text}
          theirs={now}
          mine={text}
          saving={saving}
          onKeepMine={() => send(() => onSave(text, now))}
          onTakeTheirs={takeTheirs}
          onMerge={merge}
        />
      )}
      <div className="item-form-actions">
        <Button type="submit" aria-disabled={saving}>
          {saving ? admin.item.saving : admin.item.save}
        </Button>
        {gone && onAddAgain && (
          <Button tone="outline" aria-disabled={saving} onClick={() => send(() => onAddAgain(text))}>
            {adminEditing.gone.addAgain}
          </Button>
        )}
        <Button tone="outline" aria-disabled={saving} onClick={saving ? undefined : () => close()}>
          {admin.item.cancel}
        </Button>
        <p className="count">{admin.item.characters(text.length)}</p>
      </div>
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
