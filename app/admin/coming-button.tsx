import { type SubmitEvent, useId, useRef, useState, useTransition } from 'react'
import { admin } from '#content/admin.ts'
import { Input } from '../ui/field.tsx'
import { Key } from '../ui/key.tsx'
import { ButtonName } from './button-name.tsx'
import { type ButtonState, isUnknownPath, problemOf } from './buttons.ts'
import type { ContentStore } from './content-store.ts'
import { handFocusOn } from './hand-focus-on.ts'
import { KeptOffers } from './kept-offers.tsx'
import { submitLock } from './lock.ts'
import { usePanel } from './panel-context.ts'

interface ComingButtonProps {
  button: ButtonState
  /** Where it might lead: the suggestion, or what was typed over it. */
  proposal: string
  /** The id of the list of the site's addresses. */
  list: string
  onWrite: (destination: string) => void
  store: ContentStore
}

/** A button that leads nowhere yet, with a destination to accept. */
export function ComingButton({ button, proposal, list, onWrite, store }: ComingButtonProps) {
  const { text, item, label, notice } = button
  const { catalog, rules, lock } = usePanel()
  const [refused, setRefused] = useState(false)
  const [accepting, startAccepting] = useTransition()
  const field = useRef<HTMLInputElement>(null)
  const notes = useId()

  const problem = problemOf(text, proposal, rules)
  const hint = hintOf()

  function accept(event: SubmitEvent) {
    event.preventDefault()
    if (accepting) return
    if (lock) {
      lock.ask?.()
      return
    }
    if (problem) {
      setRefused(true)
      field.current?.focus()
      return
    }
    startAccepting(async () => {
      await store.put({ key: text.key, value: proposal, item })
    })
  }

  function bring(destination: string) {
    onWrite(destination)
    field.current?.focus()
  }

  /** Something to know, which is an error once it was tried. */
  function hintOf(): string | undefined {
    if (problem === 'missing') return admin.buttons.missing
    if (problem === 'host' && !refused) return admin.buttons.hostNote
    if (problem) return admin.ignored[problem]
    return isUnknownPath(proposal, catalog?.destinations ?? []) ? admin.buttons.unknownPath : undefined
  }

  return (
    <li ref={handFocusOn} className="item button-row">
      <ButtonName button={button} />
      <form className="button-form" noValidate onSubmit={accept}>
        <Input
          ref={field}
          className="font-mono"
          aria-label={admin.buttons.destination(label, text.key)}
          aria-describedby={hint && notes}
          aria-invalid={refused && problem !== undefined ? true : undefined}
          list={list}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={accepting}
          value={proposal}
          onChange={({ target }) => {
            setRefused(false)
            onWrite(target.value.trim())
          }}
        />
        <Key
          type="submit"
          tone="outline"
          aria-label={`${admin.buttons.accept}: ${label}`}
          aria-disabled={accepting}
          {...submitLock(lock)}
        >
          {accepting ? admin.buttons.accepting : admin.buttons.accept}
        </Key>
        {hint && (
          <p id={notes} className={refused && problem ? 'button-error' : 'item-note'}>
            {hint}
          </p>
        )}
        <p className="button-notice">{admin.buttons.notice(notice)}</p>
        <KeptOffers place="buttons" itemKey={text.key} onBring={(kept) => bring(kept.text)} />
      </form>
    </li>
  )
}
