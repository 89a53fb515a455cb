import {
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useDeferredValue,
  useRef,
  useState,
} from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { submitLock } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { ValueNotes } from '#app/admin/checks/value-notes.tsx'
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { draftLocation } from '#app/admin/drafts/draft-location.ts'
import { DraftOffers } from '#app/admin/drafts/recoverable-drafts.tsx'
import type { StoredDraft } from '#app/admin/drafts/stored-draft.ts'
import { useRecoverable } from '#app/admin/drafts/use-recoverable.ts'
import { isSaveKey, KeyHint, saveKey } from '#app/admin/editor/key.tsx'
import { ReleaseOverlap } from '#app/admin/editor/release-overlap.tsx'
import { useCleanPaste } from '#app/admin/editor/use-clean-paste.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { isComposing } from '#app/admin/ui/is-composing.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { useHydrated } from '#app/admin/ui/use-hydrated.ts'
import { toast } from '#app/toast/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { KeyField } from './key-field.tsx'
import { checkNewItem, type FieldProblem, type NewItem, type NewItemField } from './new-item.ts'
import { useNewItemDraft } from './use-new-item-draft.ts'
import './add-form.css'

interface AddFormProps {
  items: readonly ContentItem[] | undefined
  /** The texts of the site; empty until they are loaded. */
  textStates: readonly TextState[]
  /** Opens an item of the list. */
  onEdit: (item: ContentItem) => void
}

/** Adds an item. The fields are uncontrolled, so that text typed before hydration is kept. */
export function AddForm({ items = [], textStates, onEdit }: AddFormProps) {
  const form = useRef<HTMLFormElement>(null)
  /** The default that choosing a key put into the value last. Until it is changed, nobody has typed a value. */
  const filledDefault = useRef('')
  const [problem, setProblem] = useState<FieldProblem>()
  const [adding, startAdding] = useAction()
  const hydrated = useHydrated()
  const { catalog } = useSite()
  const { lock } = useAccess()
  const store = useStore()
  const { here: recoverable } = useRecoverable()
  const { stripped, onPaste, onInput, forgetPaste } = useCleanPaste()
  const draft = useNewItemDraft(textStates, {
    read: () => form.current && fieldsOf(form.current),
    fill({ key, value }) {
      if (!form.current) return
      fieldOf(form.current, 'key').value = key
      fieldOf(form.current, 'value').value = value
    },
  })
  const { key, value } = useDeferredValue(draft.typed)

  function look() {
    setProblem(undefined)
    draft.note()
  }
  function typedInto(event: InputEvent<HTMLElement>) {
    onInput(event)
    look()
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding) return
    if (lock) {
      lock.openSignIn?.()
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
      draft.clear()
      forgetPaste()
      if (form.contains(document.activeElement)) focusField(form, 'key')
    })
  }

  function addByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (!isSaveKey(event) || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }

  /** Browsers do not scroll to a field if a part of it can be seen. */
  function reveal({ target }: FocusEvent<HTMLElement>) {
    if (target.matches('input, textarea')) target.scrollIntoView({ block: 'nearest' })
  }

  function choose({ text, item }: TextState) {
    if (!form.current) return
    fieldOf(form.current, 'key').value = item ? '' : text.key
    const value = fieldOf(form.current, 'value')
    if (!value.value.trim() || value.value === filledDefault.current) {
      value.value = item ? '' : text.value
      filledDefault.current = value.value
    }
    look()
    draft.settleKey()
    if (item) onEdit(item)
  }

  function restore(stored: StoredDraft) {
    if (!form.current) return
    setProblem(undefined)
    draft.restore(stored)
    focusField(form.current, fieldsOf(form.current).key ? 'value' : 'key')
  }

  const fieldProps = (name: NewItemField) => ({
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
      <form
        ref={form}
        data-shortcut="add"
        autoComplete="off"
        onSubmit={add}
        onInput={typedInto}
        onKeyDown={addByKey}
        onFocus={reveal}
        onPaste={onPaste}
        // Adding it discards the draft that it has now.
        onBlur={adding ? undefined : draft.settleKey}
      >
        <KeyField {...fieldProps('key')} query={key} textStates={textStates} onChoose={choose} />
        <div>
          <TextAreaField {...fieldProps('value')} label={admin.add.value} className="add-value" dir="auto" />
          <ValueNotes itemKey={key.trim()} value={value} stripped={stripped} />
          <ReleaseOverlap textKey={key.trim()} />
        </div>
        <div className="add-foot">
          <Button
            type="submit"
            disabled={!hydrated}
            aria-disabled={adding}
            aria-keyshortcuts={hydrated ? saveKey(true).shortcut : undefined}
            {...submitLock(lock)}
          >
            {adding ? admin.add.submitting : admin.add.submit}
            {hydrated && <KeyHint>{saveKey(true).name}</KeyHint>}
          </Button>
        </div>
        <DraftOffers
          drafts={recoverable.filter((stored) => draftLocation(stored, items, catalog) === 'add')}
          onRestore={restore}
        />
      </form>
    </section>
  )
}

const fieldOf = (form: HTMLFormElement, name: NewItemField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement): NewItem => ({
  key: fieldOf(form, 'key').value,
  value: fieldOf(form, 'value').value,
})

function focusField(form: HTMLFormElement, name: NewItemField = 'key') {
  fieldOf(form, name).focus()
}
