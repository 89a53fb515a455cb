import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes a menu on Escape, and when the pointer or the focus goes elsewhere.
 * @param around the menu with its button
 * @param close `returnFocus` means that the focus was inside
 */
export function useDismiss(
  around: RefObject<HTMLElement | null>,
  open: boolean,
  close: (returnFocus: boolean) => void,
) {
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
  }, [open, around])
}
