import { type KeyboardEvent, useRef } from 'react'
import { Input } from '#app/ui/field.tsx'
import { isComposing } from './is-composing.ts'
import './search-field.css'

interface SearchFieldProps {
  id: string
  label: string
  example: string
  /** The label of the button that clears the field. */
  clearLabel: string
  query: string
  onChange: (query: string) => void
}

/** Searches the content below while the user types. Escape or the button clears it. */
export function SearchField({ id, label, example, clearLabel, query, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  function clear() {
    onChange('')
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !query || isComposing(event.nativeEvent)) return
    event.preventDefault()
    clear()
  }

  return (
    <div className="search-field">
      <label htmlFor={id}>{label}</label>
      <Input
        ref={input}
        id={id}
        type="search"
        data-shortcut="search"
        placeholder={example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={query}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {query && (
        <button type="button" onClick={clear}>
          {clearLabel} <span className="sr-only">{label.toLowerCase()}</span>
        </button>
      )}
    </div>
  )
}
