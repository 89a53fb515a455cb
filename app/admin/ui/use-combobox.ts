import { type ChangeEvent, type KeyboardEvent, type RefObject, useState } from 'react'

/**
 * The state of an editable combobox with list autocomplete (WAI-ARIA APG): arrow keys go through the options, Enter takes the
 * active one, Escape closes. The focus stays in the field all the while.
 * @param count how many options there are
 * @param optionId the id of the option at an index
 */
export function useCombobox(
  list: RefObject<HTMLElement | null>,
  count: number,
  optionId: (index: number) => string,
  choose: (index: number) => void,
) {
  const [open, setOpen] = useState(false)
  const [wanted, setActive] = useState(-1)
  const shown = open && count > 0
  const active = shown && wanted < count ? wanted : -1

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function move(index: number) {
    setOpen(true)
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    // Within an input method, these keys belong to that.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const handled = handle(event.key, event.altKey)
    if (handled) event.preventDefault()
  }

  /** @returns whether the key has done its work */
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
        setActive(-1)
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
      onChange: (_: ChangeEvent) => {
        setOpen(true)
        setActive(-1)
      },
    },
  } as const
}
