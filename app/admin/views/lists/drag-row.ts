import { coveredTop } from '#app/admin/ui/long-list/covered-top.ts'

/** The page scrolls while the pointer is this close to an edge of the window. */
const edgePx = 64
/** How far it scrolls in each frame. */
const scrollStepPx = 8

/**
 * Marks where a row would land among those that are shown. It changes only how rows look, without React, which would
 * render all rows at each movement.
 * @param y where the pointer is in the window, in pixels
 */
export function dragRow(row: HTMLElement, y: number) {
  let position = 0
  let marked: HTMLElement | undefined
  let frame = 0

  function update() {
    const rows = row.parentElement?.querySelectorAll<HTMLElement>('[data-state="shown"]') ?? []
    const others = [...rows].filter((each) => each !== row)
    position = others.filter((each) => middleOf(each) < y).length
    const next = others[position]
    mark(next ?? others.at(-1), next ? 'before' : 'after')
  }

  function mark(beside: HTMLElement | undefined, side: 'before' | 'after') {
    if (marked !== beside) delete marked?.dataset.drop
    marked = beside
    if (marked) marked.dataset.drop = side
  }

  function scrollAtEdges() {
    const by = y < coveredTop() + edgePx ? -scrollStepPx : y > innerHeight - edgePx ? scrollStepPx : 0
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' })
      update()
    }
    frame = requestAnimationFrame(scrollAtEdges)
  }

  row.dataset.dragged = ''
  update()
  return {
    /** @param to where the pointer is now */
    follow(to: number) {
      y = to
      update()
      frame ||= requestAnimationFrame(scrollAtEdges)
    },
    /** Returns the position where the row would have landed, from 0. */
    end(): number {
      update()
      cancelAnimationFrame(frame)
      delete row.dataset.dragged
      mark(undefined, 'before')
      return position
    },
  }
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
