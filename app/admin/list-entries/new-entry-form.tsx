import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { listNotices, lists } from '#app/admin/copy/lists.ts'
import { RecoverableDrafts } from '#app/admin/drafts/recoverable-drafts.tsx'
import type { StoredDraft } from '#app/admin/drafts/stored-draft.ts'
import { CancelButton } from '#app/admin/editor/cancel-button.tsx'
import { isSaveKey, KeyHint, saveKey } from '#app/admin/editor/key.tsx'
import { useCleanPaste } from '#app/admin/editor/use-clean-paste.ts'
import { useFirstShow } from '#app/admin/navigation/use-first-show.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { isComposing } from '#app/admin/ui/is-composing.ts'
import { focusAnew } from '#app/admin/ui/pass-focus.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { hasPassed } from '#content/dates/day.ts'
import type { NamedList } from '#content/keys/labels.ts'
import { fallsBack, isEmpty, whyIgnored } from '#content/keys/overrides.ts'
import { defaultIds } from '#content/keys/site-texts.ts'
import { kindOf } from '#content/keys/text-kinds.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { EntryFieldInput } from './entry-field-input.tsx'
import { currentValueOf, type EntryField, fieldsOf, textsOf } from './entry-fields.ts'
import { currentLines, newId, planListChange, show } from './list-changes.ts'
import { type ListEntry, nameFieldOf } from './list-entries.ts'
import { useNewEntryDraft } from './use-new-entry-draft.ts'
import './new-entry-form.css'

export interface NewEntryFormProps {
  named: NamedList
  items: readonly ContentItem[]
  byKey: ReadonlyMap<string, TextState>
  /** The entry to duplicate, if any. */
  source: ListEntry | undefined
  onClose: () => void
  /** Called with the id of the new entry, before it closes. */
  onAdded?: (id: string) => void
}

const words = lists.form

const textOf = ({ name, template }: EntryField) => ({ key: name, value: template, kind: kindOf('', name) })

/** Adds an entry with all of its texts, as one change. Its id is made from its name. */
export function NewEntryForm({ named, items, byKey, source, onClose, onAdded }: NewEntryFormProps) {
  const { list, label } = named
  const { applyPlan, releases } = useStore()
  const form = useRef<HTMLFormElement>(null)
  const [adding, startAdding] = useAction()
  const [checked, setChecked] = useState(false)
  /** Why it could not be added. A dialog around the form covers the toast that says so, too. */
  const [failure, setFailure] = useState<string>()
  /** The id with which adding it failed. The entry may have been added nevertheless, and only the answer was lost. */
  const failedId = useRef<string>(undefined)
  const { rules } = useSite()
  const { onPaste, onInput } = useCleanPaste()
  const nameField = nameFieldOf(named)
  const [fields] = useState(() => fieldsOf(named, byKey))
  const draft = useNewEntryDraft(list.key, source !== undefined, () =>
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        source ? currentValueOf(list, source.id, field, byKey) : field.template,
      ]),
    ),
  )
  const { values } = draft
  const { name: keyName, shortcut } = saveKey(true)
  const name = (values[nameField] ?? '').trim()
  const id = idFor(name, items)

  const focusFirst = () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus()

  useFirstShow(focusFirst)

  function cancel() {
    // Recoverable, because an entry has many fields and may be long.
    draft.park()
    onClose()
  }

  function restore(stored: StoredDraft) {
    draft.restore(stored)
    focusFirst()
  }

  /** Returns an id that no entry has, shown or hidden, and no other text, not even in a release that is being prepared. */
  function idFor(name: string, latest: readonly ContentItem[]): string {
    const ids = new Set([
      ...list.taken,
      ...defaultIds(list),
      ...currentLines(list, latest).map((line) => line.id),
    ])
    const texts = [...latest, ...releases.getState().keys]
    const isTaken = (each: string) =>
      ids.has(each) || texts.some(({ content_key: key }) => key.startsWith(`${list.key}.${each}.`))
    return newId(name, isTaken)
  }

  function add(event: SubmitEvent) {
    event.preventDefault()
    if (adding) return
    flushSync(() => setChecked(true))
    const wrong = fields.find((field) => problemOf(field))
    if (wrong) {
      focusAnew(form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`))
      return
    }
    // The same words again would not be announced.
    setFailure(undefined)
    startAdding(async () => {
      let added = id
      const done = await applyPlan(
        lists.reasons.added(name),
        (latest) => {
          const planWith = (each: string) =>
            planListChange(list, show(each, source?.id), textsOf(list, each, fields, values), latest)
          const before = failedId.current
          const isAdded = before !== undefined && planWith(before).length === 0
          // Somebody else may have added an entry with this id.
          added = isAdded ? before : idFor(name, latest)
          return planWith(added)
        },
        listNotices.added(name, label),
        (message) => {
          setFailure(message)
          return adminNotices.addFailed(message)
        },
      )
      if (done) setFailure(undefined)
      failedId.current = done ? undefined : added
      if (!done || !draft.discard()) return
      onAdded?.(added)
      onClose()
    })
  }

  /** Whether the page would show something else in place of an empty text. */
  const isRequired = (field: EntryField) => field.name === nameField || fallsBack(textOf(field))

  function problemOf(field: EntryField): string | undefined {
    const value = values[field.name] ?? ''
    if (isEmpty(value) && isRequired(field)) return words.required
    if (field.name === 'validThrough' && hasPassed(value.trim(), Date.now())) return words.passed
    const ignored = value.trim() && whyIgnored(textOf(field), value.trim(), rules)
    return ignored ? admin.ignored[ignored] : undefined
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') {
      // It would close a dialog around, also while the entry is being added.
      event.preventDefault()
      if (!adding) cancel()
    }
    // Alone, it would add the entry before its other fields have been filled in.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (isSaveKey(event)) form.current?.requestSubmit()
  }

  return (
    <form
      ref={form}
      className="new-entry"
      data-shortcut="add"
      aria-label={source ? words.duplicateOf(source.name) : words.title(list.one)}
      autoComplete="off"
      onSubmit={add}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onInput={onInput}
    >
      <h4 className="new-entry-title">{source ? words.duplicateOf(source.name) : words.title(list.one)}</h4>
      <RecoverableDrafts textKey={draft.key} onRestore={restore} />
      <div className="new-entry-fields">
        {fields.map((field) => (
          <EntryFieldInput
            key={field.name}
            field={field}
            id={`new-${list.key}-${field.name}`}
            value={values[field.name] ?? ''}
            required={isRequired(field)}
            readOnly={adding}
            error={checked ? problemOf(field) : undefined}
            onChange={(value) => draft.setValue(field.name, value)}
          />
        ))}
      </div>
      {name && (
        <p className="new-entry-key">
          {words.key}{' '}
          <code>
            {list.key}.{id}
          </code>
        </p>
      )}
      <div className="new-entry-foot">
        <p className="new-entry-failed" role="alert">
          {failure && words.failed(failure)}
        </p>
        <Button type="submit" aria-disabled={adding} aria-keyshortcuts={shortcut}>
          {adding ? words.acting : words.act(list.one)}
          <KeyHint>{keyName}</KeyHint>
        </Button>
        <CancelButton sending={adding} onCancel={cancel} />
      </div>
    </form>
  )
}
