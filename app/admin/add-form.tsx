import { type SubmitEvent, useState, useTransition } from 'react'
import { admin, adminNotices } from '#content/admin.ts'
import type { ContentItem } from '#website-content/content-item.ts'
import { toast } from '../toast/toast.ts'
import { TextAreaField, TextField } from '../ui/field.tsx'
import { Key } from '../ui/key.tsx'
import type { ContentStore } from './content-store.ts'
import { checkNewItem, type NewItemField, type Problem } from './new-item.ts'
import { useHydrated } from './use-hydrated.ts'

interface AddFormProps {
  items: readonly ContentItem[] | undefined
  store: ContentStore
}

/** Adds an item. The fields are the browser's own, so that what is typed before the page has come to life stays. */
export function AddForm({ items = [], store }: AddFormProps) {
  const [problem, setProblem] = useState<Problem>()
  const [adding, startAdding] = useTransition()
  const hydrated = useHydrated()

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (adding) return
    const form = event.currentTarget
    const data = new FormData(form)
    const key = String(data.get('key')).trim()
    const value = String(data.get('value'))

    const found = checkNewItem({ key, value }, items)
    setProblem(found)
    if (found) {
      toast({ ...adminNotices.invalid(found.message), tone: 'error' })
      focusField(form, found.fields[0])
      return
    }
    startAdding(async () => {
      if (!(await store.add(key, value))) return
      form.reset()
      if (form.contains(document.activeElement)) focusField(form, 'key')
    })
  }

  const problemOf = (name: NewItemField) => ({
    id: `new-${name}`,
    name,
    error: problem?.fields[0] === name ? problem.message : undefined,
    ...(problem?.fields.includes(name) && { 'aria-invalid': true }),
  })

  return (
    <section className="add-form" aria-labelledby="add-new-content">
      <div className="admin-heading">
        <h2 id="add-new-content">{admin.add.title}</h2>
      </div>
      <form autoComplete="off" onSubmit={add} onInput={() => setProblem(undefined)}>
        <TextField
          {...problemOf('key')}
          label={admin.add.key}
          hint={admin.add.keyHint}
          placeholder={admin.add.keyExample}
          readOnly={adding}
          aria-required
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
        <TextAreaField
          {...problemOf('value')}
          label={admin.add.value}
          className="min-h-36"
          readOnly={adding}
          aria-required
          dir="auto"
        />
        <Key type="submit" disabled={!hydrated} aria-disabled={adding}>
          {adding ? admin.add.submitting : admin.add.submit}
        </Key>
      </form>
    </section>
  )
}

function focusField(form: HTMLFormElement, name = 'key') {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}
