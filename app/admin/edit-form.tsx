import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useRef,
  useTransition,
} from 'react'
import { flushSync } from 'react-dom'
import { admin } from '#content/admin.ts'
import type { ContentItem } from '#website-content/content-item.ts'
import { Input, TextArea } from '../ui/field.tsx'
import { Key } from '../ui/key.tsx'
import type { Draft, EditingAction, OpenItem } from './editing.ts'

interface EditFormProps {
  /** The item as it is now: others may have changed it since editing began. */
  item: ContentItem
  gone: boolean
  draft: Draft
  open: OpenItem
  returnFocusTo: RefObject<HTMLElement | null>
  dispatch: Dispatch<EditingAction>
  /** @returns whether it succeeded */
  onSave: (text: string) => Promise<boolean>
  /** What else there is to know about the text. */
  children?: ReactNode
}

/** Edits the value of one item. Enter in a single line or Mod+Enter saves, Escape cancels. */
export function EditForm(props: EditFormProps) {
  const { item, gone, draft, open, returnFocusTo, dispatch, onSave, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [saving, startSaving] = useTransition()

  function close() {
    const hadFocus = form.current?.contains(document.activeElement)
    flushSync(() => dispatch({ type: 'close', id: item.id }))
    if (hadFocus) returnFocusTo.current?.focus()
  }

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    startSaving(async () => {
      if (await onSave(draft.text)) close()
    })
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
    <form ref={form} className="item-form" onSubmit={save} onKeyDown={onKeyDown}>
      {open.multiline ? (
        <TextArea {...field} className="min-h-24" onChange={({ target }) => write(target.value)} />
      ) : (
        <Input {...field} autoComplete="off" onChange={({ target }) => write(target.value)} />
      )}
      {children}
      <EditNotes item={item} gone={gone} draft={draft} restored={open.restored} />
      <div className="item-form-actions">
        <Key type="submit" aria-disabled={saving}>
          {saving ? admin.item.saving : admin.item.save}
        </Key>
        <Key tone="outline" aria-disabled={saving} onClick={saving ? undefined : close}>
          {admin.item.cancel}
        </Key>
        <p className="count">{admin.item.characters(draft.text.length)}</p>
      </div>
    </form>
  )
}

interface EditNotesProps extends Pick<EditFormProps, 'item' | 'gone' | 'draft'> {
  restored: boolean
}

/** What somebody who types here should know about the item. */
function EditNotes({ item, gone, draft, restored }: EditNotesProps) {
  // The echo of one's own text is nothing to be told of.
  const changed = ![draft.item.content_value, draft.text].includes(item.content_value)
  return (
    <div role="status" className="item-notes">
      {restored && <p className="item-note">{admin.item.restored}</p>}
      {gone && <p className="item-note">{admin.item.gone}</p>}
      {changed && (
        <p className="item-note">
          {admin.item.changed} <q dir="auto">{item.content_value}</q>
        </p>
      )}
    </div>
  )
}

function focusAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null) {
  // A view that is shown again leaves the focus on the link that has shown it.
  if (document.activeElement?.closest('nav')) return
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
