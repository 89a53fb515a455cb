import {
  type InputEvent,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { submitLock } from '#app/admin/access/write-lock.ts'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { ValueNotes } from '#app/admin/checks/value-notes.tsx'
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { draftLocation } from '#app/admin/drafts/draft-location.ts'
import { KeptOffer } from '#app/admin/drafts/recoverable-drafts.tsx'
import type { HeldText, KeptText } from '#app/admin/drafts/stored-draft.ts'
import { useDrafts } from '#app/admin/drafts/use-drafts.ts'
import { useCleanPaste } from '#app/admin/editor/use-clean-paste.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { useHydrated } from '#app/admin/ui/use-hydrated.ts'
import { toast } from '#app/toast/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { KeyField } from './key-field.tsx'
import { checkNewItem, type NewItemField, type Problem } from './new-item.ts'
import './add-form.css'

interface AddFormProps {
  items: readonly ContentItem[] | undefined
  /** The texts of the site; none until they are loaded. */
  entries: readonly Entry[]
  store: ContentStore
  /** Opens an item of the list. */
  onEdit: (item: ContentItem) => void
}

/** Adds an item. The fields are the browser's own, so that what is typed before the page has come to life stays. */
export function AddForm({ items = [], entries, store, onEdit }: AddFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const [typed, setTyped] = useState(nothing)
  const [adding, startAdding] = useTransition()
  const hydrated = useHydrated()
  const { catalog, lock, drafts } = usePanel()
  const { offers } = useDrafts()
  const { stripped, onPaste, onInput, forgetPaste } = useCleanPaste()
  const { key, value } = useDeferredValue(typed)

  /** Takes note of what the fields hold, whoever put it there and when. */
  const note = () => setTyped(form.current ? fieldsOf(form.current) : nothing)
  // What was typed before the page has come to life; at a later event, the notes would move what is being clicked.
  useEffect(note, [])
  useEffect(() => drafts.hold('add', isEmpty(typed) ? [] : [asHeld(typed)]), [drafts, typed])
  function look() {
    setProblem(undefined)
    note()
  }
  function typedInto(event: InputEvent<HTMLElement>) {
    onInput(event)
    look()
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding) return
    if (lock) {
      lock.ask?.()
      return
    }
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const key = fields.key.trim()

    const found = checkNewItem({ ...fields, key }, items)
    setProblem(found)
    if (found) {
      toast({ ...adminNotices.invalid(found.message), tone: 'error' })
      focusField(form, found.fields[0])
      return
    }
    startAdding(async () => {
      if (!(await store.add(key, fields.value))) return
      form.reset()
      setTyped(nothing)
      forgetPaste()
      if (form.contains(document.activeElement)) focusField(form, 'key')
    })
  }

  function choose({ text, item }: Entry) {
    if (!form.current) return
    fieldOf(form.current, 'key').value = item ? '' : text.key
    const value = fieldOf(form.current, 'value')
    if (!item && !value.value.trim()) value.value = text.value
    look()
    if (item) onEdit(item)
  }

  function bring({ base, text, name }: KeptText) {
    if (!form.current) return
    const { key, value } = fieldsOf(form.current)
    // What it takes the place of is offered in turn.
    if (value.trim()) drafts.leave('add', asHeld({ key, value }))
    fieldOf(form.current, 'key').value = base.content_key
    fieldOf(form.current, 'value').value = text
    look()
    focusField(form.current, base.content_key ? 'value' : 'key')
    drafts.answer(name)
  }

  const problemOf = (name: NewItemField) => ({
    id: `new-${name}`,
    name,
    readOnly: adding,
    'aria-required': true,
    error: problem?.fields[0] === name ? problem.message : undefined,
    ...(problem?.fields.includes(name) && { 'aria-invalid': true }),
  })

  return (
    <section className="add-form" aria-labelledby="add-new-content">
      <div className="admin-heading">
        <h2 id="add-new-content">{admin.add.title}</h2>
      </div>
      <form ref={form} autoComplete="off" onSubmit={add} onInput={typedInto} onPaste={onPaste}>
        <KeyField {...problemOf('key')} query={key} entries={entries} onChoose={choose} />
        <div>
          <TextAreaField {...problemOf('value')} label={admin.add.value} className="min-h-36" dir="auto" />
          <ValueNotes itemKey={key.trim()} value={value} stripped={stripped} />
        </div>
        <Button type="submit" disabled={!hydrated} aria-disabled={adding} {...submitLock(lock)}>
          {adding ? admin.add.submitting : admin.add.submit}
        </Button>
        {offers
          .filter((offer) => draftLocation(offer, items, catalog) === 'add')
          .map((offer) => (
            <KeptOffer key={offer.name} offer={offer} onBring={() => bring(offer)} />
          ))}
      </form>
    </section>
  )
}

const nothing: Record<NewItemField, string> = { key: '', value: '' }

const isEmpty = ({ key, value }: typeof nothing) => !key.trim() && !value.trim()

/** What is typed here, as a text for an item that is not there yet. */
const asHeld = ({ key, value }: typeof nothing): HeldText => ({
  base: { id: '', content_key: key, content_value: '', created_at: '', updated_at: '' },
  text: value,
})

const fieldOf = (form: HTMLFormElement, name: NewItemField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) => ({
  key: fieldOf(form, 'key').value,
  value: fieldOf(form, 'value').value,
})

function focusField(form: HTMLFormElement, name: NewItemField = 'key') {
  fieldOf(form, name).focus()
}
