import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { adminItems } from './copy/items.ts'
import { beginAtTop, currentView, setParams, showView, useParams } from './navigation/address.ts'
import type { ViewName } from './navigation/views.ts'
import { isComposing } from './ui/is-composing.ts'
import './find-text.css'

const texts = adminItems.find

/** The search of the bar: shows the matching texts of the whole site while the user types. */
export function FindText({ current }: { current: ViewName }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { q: query = '' } = useParams('texts')

  useEffect(() => {
    const typedBeforeHydration = field.current?.value
    if (typedBeforeHydration) find(typedBeforeHydration)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || current !== 'texts' || !query || isComposing(event.nativeEvent)) return
    event.preventDefault()
    find('')
  }

  return (
    <search className="find-text">
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.5 10.5 4 4" />
      </svg>
      <input
        ref={field}
        id={id}
        type="search"
        data-shortcut="find"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={texts.label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={current === 'texts' ? query : ''}
        onKeyDown={onKeyDown}
        onChange={({ target }) => find(target.value)}
      />
      <span className="find-key" aria-hidden="true">
        {texts.shortcut}
      </span>
    </search>
  )
}

function find(q: string) {
  const isShown = currentView() === 'texts'
  // The best matches come first.
  if (isShown) beginAtTop()
  // From another view, the filter for edited texts cannot be seen, so it is removed.
  setParams('texts', { q, text: undefined, ...(!isShown && { only: undefined }) })
  if (q) showView('texts')
}
