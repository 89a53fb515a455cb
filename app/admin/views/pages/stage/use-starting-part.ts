import { type RefObject, useLayoutEffect } from 'react'
import { paramsOf, setParams } from '#app/admin/navigation/address.ts'
import { coveredTop } from '#app/admin/ui/long-list/covered-top.ts'
import type { ShownPage } from './use-shown-page.ts'

/**
 * @param number of an element in the main part of the page; -1 for the last one
 * @returns its distance from the top of the page in pixels. What is not shown at this width gives way to what follows
 */
const topOf = (page: Document, number: number): number | undefined =>
  [...page.querySelectorAll('main *')]
    .slice(number)
    .find((element) => element.getClientRects().length > 0)
    ?.getBoundingClientRect().top

/** Scrolls to the part of the page that was in sight where "Edit this page" was selected. After a reload, the page stays where it is then. */
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
