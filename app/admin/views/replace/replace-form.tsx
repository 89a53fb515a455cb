import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { replace as words } from '#app/admin/copy/replace.ts'
import { isComposing } from '#app/admin/ui/is-composing.ts'
import { Input } from '#app/ui/field.tsx'
import { maxWordsLength, type ReplaceQuery, setQuery } from './replace-query.ts'
import './replace-form.css'

interface ReplaceFormProps {
  query: ReplaceQuery
  /** The first control below the form, which Enter leads to. */
  next: RefObject<HTMLElement | null>
}

/** What to find, what to replace it with, and how. */
export function ReplaceForm({ query, next }: ReplaceFormProps) {
  const id = useId()
  const replacement = useRef<HTMLInputElement>(null)
  return (
    <search className="replace-form">
      <label htmlFor={`${id}-find`}>{words.find}</label>
      <Input
        {...field}
        id={`${id}-find`}
        data-shortcut="search"
        value={query.find}
        onKeyDown={onEnter(replacement)}
        onChange={({ target }) => setQuery({ find: target.value })}
      />
      <label htmlFor={`${id}-with`}>{words.with}</label>
      <Input
        {...field}
        ref={replacement}
        id={`${id}-with`}
        value={query.replacement}
        onKeyDown={onEnter(next)}
        onChange={({ target }) => setQuery({ with: target.value })}
      />
      <div className="replace-options">
        <Option label={words.matchCase} name="case" on={query.matchCase} />
        <Option label={words.wholeWords} name="words" on={query.wholeWords} />
      </div>
    </search>
  )
}

const field = { maxLength: maxWordsLength, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }

const onEnter = (next: RefObject<HTMLElement | null>) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  next.current?.focus()
}

interface OptionProps {
  label: string
  name: 'case' | 'words'
  on: boolean
}

const Option = ({ label, name, on }: OptionProps) => (
  <label>
    <input
      type="checkbox"
      checked={on}
      onChange={({ target }) => setQuery({ [name]: target.checked ? 'on' : '' })}
    />
    {label}
  </label>
)
