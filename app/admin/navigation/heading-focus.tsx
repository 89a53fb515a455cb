// A link that leads from one view to another is hidden with its view, and the focus would be lost with it. It moves to
// the heading of the view that is shown.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'

/** Returns whether the focus was on something that the last change of the view has hidden. */
export function useLostFocus(view: string): RefObject<boolean> {
  const focusLost = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another view hides what has the focus
  useLayoutEffect(() => {
    focusLost.current = document.activeElement?.checkVisibility() === false
  }, [view])
  return focusLost
}

/** Belongs at the end of a view, so that it is rendered once the view has been loaded. */
export function HeadingFocus({ focusLost }: { focusLost: RefObject<boolean> }) {
  useEffect(() => {
    if (!focusLost.current) return
    focusLost.current = false
    const { activeElement, body } = document
    if (activeElement === body || !activeElement?.checkVisibility()) focusHeading({ preventScroll: true })
  }, [focusLost])
  return null
}
