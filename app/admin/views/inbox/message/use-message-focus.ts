import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Below this width, the message takes the place of the list (views/inbox/view.css). */
const narrow = '(width < 80rem)'

/**
 * Moves the focus to the heading of a message that is opened, and back to its row, where the list was scrolled to.
 * Beside the list, the row of an open message is in the window, too.
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
      const row = rowOf(returnTo.current ?? before)
      returnTo.current = undefined
      ;(row ?? heading.current)?.focus()
    } else {
      if (isNarrow) scrollTo({ top: 0, behavior: 'instant' })
      else {
        rowOf(openId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        showFromBeginning()
      }
      document.querySelector<HTMLElement>('.message-place h2')?.focus({ preventScroll: true })
    }
  }, [openId, shown, heading, returnTo])
}

const rowOf = (id: string | undefined) =>
  document.querySelector<HTMLElement>(`.message-row[data-anchor="${id}"]`)

/** Scrolls the place of the message to its beginning, and the page if its footer has pushed that out of the window. */
function showFromBeginning() {
  const place = document.querySelector('.message-place')
  if (!place) return
  place.scrollTo({ top: 0, behavior: 'instant' })
  const pushedPx = Number.parseFloat(getComputedStyle(place).top) - place.getBoundingClientRect().top
  if (pushedPx > 0) scrollBy({ top: -pushedPx, behavior: 'instant' })
}
