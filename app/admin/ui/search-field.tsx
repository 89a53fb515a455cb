import { type KeyboardEvent, useRef } from 'react'
import { Input } from '#app/ui/field.tsx'
import { isComposing } from './is-composing.ts'
import './search-field.css'

interface SearchFieldProps {
  id: string
  /** `clear` is the label of the button that clears the field. */
  words: { label: string; example: string; clear: string }
  query: string
  onChange: (query: string) => void
  /** Whether only screen readers get the label. */
  hidesLabel?: boolean
}

/** Searches the content below while the user types. Escape or the button clears it. */
export function SearchField({ id, words, query, onChange, hidesLabel }: SearchFieldProps) {
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
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : undefined}>
        {words.label}
      </label>
      <Input
        ref={input}
        id={id}
        type="search"
        data-shortcut="search"
        placeholder={words.example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={query}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value)}
      />
      {query && (
        <button type="button" onClick={clear}>
          {words.clear} <span className="sr-only">{words.label.toLowerCase()}</span>
        </button>
      )}
    </div>
  )
}
