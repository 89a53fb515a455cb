import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Below this width, the message takes the place of the list (views/inbox/view.css). */
const narrow = '(width < 80rem)'

/**
 * Moves the focus to the heading of a message that is opened, and back to its row, where the list was scrolled to.
 * @param shown whether the message, or a note about it, is in the document
 * @param heading of the inbox, for when the row is gone
 * @param returnTo the id of the row that gets the focus instead, if the message was deleted
 */
export function useMessageFocus(
  openId: string | undefined,
  shown: boolean,
  heading: RefObject<HTMLHeadingElement | null>,
  returnTo: RefObject<string | undefined>,
): void {
  const focused = useRef<string>(undefined)
  const listScroll = useRef(0)

  useLayoutEffect(() => {
    if (openId !== undefined) return
    const note = () => {
      listScroll.current = scrollY
    }
    addEventListener('scroll', note)
    return () => removeEventListener('scroll', note)
  }, [openId])

  useLayoutEffect(() => {
    const before = focused.current
    if (openId === before || (openId !== undefined && !shown)) return
    focused.current = openId
    const isNarrow = matchMedia(narrow).matches
    if (openId === undefined) {
      if (isNarrow) scrollTo({ top: listScroll.current, behavior: 'instant' })
      const row = document.querySelector<HTMLElement>(
        `.message-row[data-anchor="${returnTo.current ?? before}"]`,
      )
      returnTo.current = undefined
      ;(row ?? heading.current)?.focus()
    } else {
      if (isNarrow) scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('.message-place h2')?.focus({ preventScroll: true })
    }
  }, [openId, shown, heading, returnTo])
}
