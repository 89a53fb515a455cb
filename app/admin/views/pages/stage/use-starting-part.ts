import { type RefObject, useLayoutEffect } from 'react'
import { paramsOf, setParams } from '#app/admin/navigation/address.ts'
import { coveredTop } from '#app/admin/ui/long-list/covered-top.ts'
import type { ShownPage } from './use-shown-page.ts'

/**
 * Returns how far an element is from the top of its page, in pixels. One that is not shown at this width gives way to the next.
 * @param number which element of the main part it is; -1 for the last one
 */
const topOf = (page: Document, number: number): number | undefined =>
  [...page.querySelectorAll('main *')]
    .slice(number)
    .find((element) => element.getClientRects().length > 0)
    ?.getBoundingClientRect().top

/** Scrolls once to the part of the page that somebody was reading before they selected "Edit this page". */
export function useStartingPart(
  frame: RefObject<HTMLIFrameElement | null>,
  shown: ShownPage | undefined,
  scale: number,
): void {
  useLayoutEffect(() => {
    const { from } = paramsOf('pages')
    if (!frame.current || !shown || from === undefined) return
    const topInFrame = topOf(shown.document, Number(from))
    setParams('pages', { from: undefined })
    if (topInFrame === undefined) return
    const top = frame.current.getBoundingClientRect().top + topInFrame * scale
    scrollBy({ top: top - coveredTop(), behavior: 'instant' })
  }, [frame, shown, scale])
}
