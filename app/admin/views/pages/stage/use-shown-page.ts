import { type RefObject, useEffect, useState } from 'react'
import { showInFrame } from '#app/admin/page-frame/page-frame.ts'
import { findPlaces, type TextPlace } from '#app/admin/page-frame/text-places.ts'
import titleSizes from '#app/sections/title-size.css?inline'
import type { EditablePage } from '#content/keys/marked-texts.ts'

export interface ShownPage {
  document: Document
  /** Its root. Another page in the same frame has another one. */
  root: Element
  places: readonly TextPlace[]
}

/** Until the frame is as high as its page, a scroll bar would make the page narrower. */
const withoutScrollBar = 'html { overflow: hidden; }'

/** A page has only the rules that it needs, but its title may become longer while it is typed. */
const extraStyle = `${withoutScrollBar} @layer components { ${titleSizes} }`

/** Shows a page in a frame, and returns what is in it, once it is there. */
export function useShownPage(
  frame: RefObject<HTMLIFrameElement | null>,
  isReady: boolean,
  page: EditablePage,
  theme: string,
): ShownPage | undefined {
  const [shown, setShown] = useState<ShownPage>()

  useEffect(() => {
    const document = frame.current && isReady ? showInFrame(frame.current, page, extraStyle) : undefined
    if (document) setShown({ document, root: document.documentElement, places: findPlaces(document, page) })
  }, [frame, isReady, page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page gets the theme, too
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (!root) return
    root.dataset.theme = theme
    for (const toggle of root.querySelectorAll('[data-theme-toggle]'))
      toggle.setAttribute('aria-pressed', String(theme === 'dark'))
  }, [frame, isReady, page, theme])

  return shown
}
