import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * The state of a menu that a button opens. It closes on Escape, and when the pointer or the focus goes elsewhere.
 * @returns `around` is for the element with the menu and its button, and `close` returns the focus to the button if asked to
 */
export function useMenu() {
  const around = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function close(returnFocus: boolean) {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }
  const dismiss = useEffectEvent(close)

  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) dismiss(false)
    }
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // The key closes only the menu.
        event.stopPropagation()
        dismiss(true)
      },
      { signal, capture: true },
    )
    return () => listening.abort()
  }, [open])

  return { around, button, open, setOpen, close }
}
