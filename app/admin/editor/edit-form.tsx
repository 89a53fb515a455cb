import {
  type Dispatch,
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
import { type Draft, type EditingAction, isConflict, type OpenItem } from '#app/admin/drafts/editing.ts'
import type { DraftPlace } from '#app/admin/drafts/stored-draft.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import { keepInView } from '#app/admin/ui/keep-in-view.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { Button } from '#app/ui/button.tsx'
import { Input, TextArea } from '#app/ui/field.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { EditNotes } from './edit-notes.tsx'
import type { Merged } from './merge-texts.ts'
import { useCleanPaste } from './use-clean-paste.ts'
import './edit-form.css'

interface EditFormProps {
  /** The item as it is now: others may have changed it since editing began. */
  item: ContentItem
  gone: boolean
  draft: Draft
  open: OpenItem
  returnFocusTo: RefObject<HTMLElement | null>
  dispatch: Dispatch<EditingAction>
  place: DraftPlace
  /** The id of the item in the table, if there is one. */
  itemId: string | undefined
  /**
   * @param base the version that the text is to replace
   * @returns whether it succeeded
   */
  onSave: (text: string, base: ContentItem) => Promise<boolean>
  /** Brings an item that is gone back with that text. */
  onAddAgain?: (text: string) => Promise<boolean>
  /** What else there is to know about the text. */
  children?: ReactNode
}

const loadConflictPanel = () => import('./conflict-panel.tsx')

/** Edits the value of one item. Enter in a single line or Mod+Enter saves, Escape cancels. */
export function EditForm(props: EditFormProps) {
  const { place, item, itemId, gone, draft, open, returnFocusTo, dispatch, onSave, onAddAgain, children } =
    props
  const { drafts } = usePanel()
  const form = useRef<HTMLFormElement>(null)
  const [saving, startSaving] = useTransition()
  const [merged, setMerged] = useState<Merged>()
  const { stripped, onPaste, onInput } = useCleanPaste()
  const stored = itemId === undefined ? undefined : item.content_value
  const conflict = !gone && isConflict(draft, item)
  // Loaded before it is needed: a conflict may show when the network is gone.
  const ConflictPanel = useModule(loadConflictPanel)?.ConflictPanel

  const superseded = !gone && !draft.typed && !saving && item.content_value !== draft.item.content_value
  useEffect(() => {
    if (superseded) dispatch({ type: 'follow', item })
  }, [superseded, item, dispatch])

  useEffect(() => (form.current ? keepInView(form.current) : undefined), [])

  const hasFocus = () => form.current?.contains(document.activeElement) ?? false

  function close(hadFocus = hasFocus()) {
    flushSync(() => dispatch({ type: 'close', id: item.id }))
    if (hadFocus) returnFocusTo.current?.focus()
  }

  function send(write: () => Promise<boolean>) {
    if (saving) return
    const hadFocus = hasFocus()
    startSaving(async () => {
      // What has been pressed may go while the answer is on its way.
      if (await write()) close(hadFocus && (hasFocus() || document.activeElement === document.body))
    })
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    send(() => onSave(draft.text, draft.item))
  }

  function takeTheirs() {
    drafts.leave(place, { base: draft.item, text: draft.text })
    close()
  }

  function merge(both: Merged) {
    flushSync(() => {
      setMerged(both)
      dispatch({ type: 'merge', item, text: both.text })
    })
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    // Within an input method, both keys belong to that.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && !saving) close()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
  }

  const field = {
    ref: focusAtEnd,
    'aria-label': admin.item.value(item.content_key),
    dir: 'auto',
    value: draft.text,
    readOnly: saving,
  }
  const write = (text: string) => dispatch({ type: 'write', text })

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
      {open.multiline ? (
        <TextArea {...field} className="min-h-24" onChange={({ target }) => write(target.value)} />
      ) : (
        <Input {...field} autoComplete="off" onChange={({ target }) => write(target.value)} />
      )}
      {children}
      <EditNotes {...{ item, gone, draft, conflict, merged }} restored={open.restored}>
        <TextChecks itemKey={item.content_key} value={draft.text} stored={stored} stripped={stripped} />
      </EditNotes>
      {conflict && ConflictPanel && (
        <ConflictPanel
          base={draft.item}
          theirs={item}
          mine={draft.text}
          itemId={itemId}
          saving={saving}
          onKeepMine={() => send(() => onSave(draft.text, item))}
          onTakeTheirs={takeTheirs}
          onMerge={merge}
        />
      )}
      <div className="item-form-actions">
        <Button type="submit" aria-disabled={saving}>
          {saving ? admin.item.saving : admin.item.save}
        </Button>
        {gone && onAddAgain && (
          <Button tone="outline" aria-disabled={saving} onClick={() => send(() => onAddAgain(draft.text))}>
            {adminEditing.gone.addAgain}
          </Button>
        )}
        <Button tone="outline" aria-disabled={saving} onClick={saving ? undefined : () => close()}>
          {admin.item.cancel}
        </Button>
        <p className="count">{admin.item.characters(draft.text.length)}</p>
      </div>
    </form>
  )
}

function focusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null) {
  // A view that is shown again leaves the focus on the link that has shown it.
  if (document.activeElement?.closest('nav')) return
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
