import { useCallback, useEffect, useRef, useState } from 'react'
import type { TextPlace } from '#app/admin/page-frame/text-places.ts'
import { type Box, createBoxes } from './place-boxes.ts'
import type { ShownPage } from './use-shown-page.ts'

export interface Layout {
  /** The height of the page, in its own pixels. */
  height: number
  /** The places that were measured: for a moment those of the page before a change. */
  places: readonly TextPlace[]
  /** Where the places can be seen, in the order of the places. */
  boxes: readonly (Box | undefined)[]
}

/** The places are measured after this pause in changes of the layout, in milliseconds. */
const pauseMs = 300

/** Returns the layout of the page in a frame of the given width, and a function to call after a change of it. */
export function useLayout(
  shown: ShownPage | undefined,
  width: number,
): { layout: Layout; measureSoon: () => void } {
  const [layout, setLayout] = useState<Layout>(unknown)
  const schedule = useRef(() => {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is another layout
  useEffect(() => {
    if (!shown) return
    const { document, root, places } = shown
    let waiting: ReturnType<typeof setTimeout> | undefined
    function measure() {
      // Another page is in the frame already, whose places are still to come.
      if (document.documentElement !== root) return
      const boxOf = createBoxes(document)
      setLayout({
        height: Math.ceil(root.getBoundingClientRect().height),
        places,
        boxes: places.map(boxOf),
      })
    }
    function soon() {
      clearTimeout(waiting)
      waiting = setTimeout(measure, pauseMs)
    }
    measure()
    schedule.current = soon
    const observer = new ResizeObserver(soon)
    observer.observe(root)
    document.fonts.ready.then(soon)
    return () => {
      clearTimeout(waiting)
      observer.disconnect()
    }
  }, [shown, width])

  return { layout, measureSoon: useCallback(() => schedule.current(), []) }
}

const unknown: Layout = { height: 0, places: [], boxes: [] }
