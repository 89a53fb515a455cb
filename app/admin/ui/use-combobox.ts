import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isComposing } from './is-composing.ts'

/**
 * The state of an editable combobox with list autocomplete (WAI-ARIA APG): arrow keys move through the options, Enter
 * chooses the active one, Escape closes the list. The focus always stays in the field.
 * @param count the number of options
 * @param optionId returns the id of the option at an index
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
  optionId: (index: number) => string,
  choose: (index: number) => void,
) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(-1)
  const shown = open && count > 0
  const active = shown && wanted < count ? wanted : -1

  // For text typed before hydration, which no event announces.
  useEffect(() => {
    if (input.current?.value && input.current === document.activeElement) setOpen(true)
  }, [input])

  // Also if the list is opened by the key that chooses an option.
  useLayoutEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [list, active])

  function close() {
    setOpen(false)
    setWanted(-1)
  }

  function move(index: number) {
    setOpen(true)
    setWanted(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    // These keys belong to an input method while it is composing.
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return
    const handled = handle(event.key, event.altKey)
    if (handled) event.preventDefault()
  }

  /** @returns whether the key was handled */
  function handle(key: string, alt: boolean): boolean {
    switch (key) {
      case 'ArrowDown':
        if (count > 0) move(alt ? -1 : active + 1 === count ? 0 : active + 1)
        return count > 0
      case 'ArrowUp':
        if (alt) close()
        else if (count > 0) move(active <= 0 ? count - 1 : active - 1)
        return count > 0
      case 'Enter':
        if (active >= 0) choose(active)
        close()
        return active >= 0
      case 'Escape':
        close()
        return shown
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setWanted(-1)
        return false
      default:
        return false
    }
  }

  return {
    shown,
    active,
    close,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
      onChange: () => move(-1),
    },
  } as const
}
