import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { redirects as words } from '#app/admin/copy/redirects.ts'
import { CancelButton } from '#app/admin/editor/cancel-button.tsx'
import { useFirstShow } from '#app/admin/navigation/use-first-show.ts'
import { isComposing } from '#app/admin/ui/is-composing.ts'
import { focusAnew } from '#app/admin/ui/pass-focus.ts'
import { Button } from '#app/ui/button.tsx'
import './redirect-form.css'

interface RedirectFormProps {
  title: string
  /** What its button says. */
  act: string
  saving: boolean
  /** Returns whether it was saved; undefined if nothing was sent. */
  onSubmit: () => Promise<boolean> | undefined
  onClose: () => void
  children: ReactNode
}

/** A small form below the heading. Its first field has the focus. */
export function RedirectForm({ title, act, saving, onSubmit, onClose, children }: RedirectFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [failed, setFailed] = useState(false)

  useFirstShow(() => form.current?.querySelector<HTMLElement>('input, select')?.focus())

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (saving) return
    const sent = flushSync(() => {
      // The same words again would not be announced.
      setFailed(false)
      return onSubmit()
    })
    // A field with a mistake is where to go on.
    focusAnew(form.current?.querySelector<HTMLElement>('[aria-invalid]'))
    const saved = await sent
    setFailed(saved === false)
    if (saved) onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || saving) return
    event.preventDefault()
    onClose()
  }

  return (
    <form
      ref={form}
      className="redirect-form"
      aria-labelledby={id}
      autoComplete="off"
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <h4 id={id}>{title}</h4>
      <div className="redirect-form-fields">{children}</div>
      <p className="redirect-form-failed" role="alert">
        {failed && words.failed}
      </p>
      <div className="redirect-form-foot">
        <Button type="submit" aria-disabled={saving}>
          {saving ? words.acting : act}
        </Button>
        <CancelButton sending={saving} onCancel={onClose} />
      </div>
    </form>
  )
}
