import { Component, createRef, type ReactNode } from 'react'
import { coveredTop } from './covered-top.ts'
import './scroll-anchor-list.css'

interface ScrollAnchorListProps {
  /** While this is the same, what is being read stays where it is. */
  subject: string
  busy: boolean
  /** The height of a heading that stays above the rows while they scroll, in pixels. */
  headPx: number
  children: ReactNode
}

/** A row, and its distance from the top of the window in pixels. */
interface Anchor {
  name: string
  top: number
}

/**
 * Keeps what is being read in its place when changes appear above it: the row with the focus, the one below the
 * pointer, or the first one in the window. Browsers do this only for a page that is scrolled, and not all of them.
 */
export class ScrollAnchorList extends Component<ScrollAnchorListProps> {
  #list = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ subject }: ScrollAnchorListProps): Anchor | null {
    const row =
      subject === this.props.subject && this.#list.current
        ? rowBeingRead(this.#list.current, this.props.headPx)
        : undefined
    return row ? { name: row.dataset.anchor ?? '', top: row.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_: ScrollAnchorListProps, __: unknown, anchor: Anchor | null) {
    const row = anchor && rowsIn(this.#list.current).find(({ dataset }) => dataset.anchor === anchor.name)
    if (row) scrollBy({ top: row.getBoundingClientRect().top - anchor.top, behavior: 'instant' })
  }

  override render() {
    return (
      <div ref={this.#list} className="scroll-anchor-list" data-busy={this.props.busy || undefined}>
        {this.props.children}
      </div>
    )
  }
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-anchor]') ?? [])]

function rowBeingRead(list: HTMLElement, headPx: number): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-anchor]')
  if (focused && list.contains(focused)) return focused
  const pointed = list.querySelector<HTMLElement>('[data-anchor]:hover')
  if (pointed) return pointed
  if (list.getBoundingClientRect().top >= 0) return undefined
  const covered = coveredTop() + headPx
  return rowsIn(list).find((row) => row.getBoundingClientRect().top >= covered)
}
