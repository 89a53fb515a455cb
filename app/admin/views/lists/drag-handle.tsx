import { type PointerEvent, useEffect, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { dragRow } from './drag-row.ts'
import './drag-handle.css'

interface DragHandleProps {
  /** Whether a change is being saved. Until then, no other one can be made. */
  isBusy: boolean
  /** @param position of the row among those that are shown, from 0 */
  onDrop: (position: number) => void
}

/**
 * Moves its row by any number of positions with a mouse or a finger. Escape cancels. The buttons and keys of the row do the
 * same, so screen readers and the keyboard do not need it.
 */
export function DragHandle({ isBusy, onDrop }: DragHandleProps) {
  const { lock } = useAccess()
  const drag = useRef<{ follow: (y: number) => void; end: () => number }>(undefined)
  useEffect(() => () => void drag.current?.end(), [])

  function start({ button, isPrimary, pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const row = currentTarget.closest('li')
    if (button !== 0 || !isPrimary || !row || isBusy) return
    if (lock) {
      lock.openSignIn?.()
      return
    }
    currentTarget.setPointerCapture(pointerId)
    const { follow, end } = dragRow(row, clientY)
    const abort = new AbortController()
    drag.current = {
      follow,
      end() {
        abort.abort()
        drag.current = undefined
        return end()
      },
    }
    addEventListener('keydown', ({ key }) => key === 'Escape' && drag.current?.end(), {
      signal: abort.signal,
    })
  }

  function drop() {
    const position = drag.current?.end()
    if (position !== undefined) onDrop(position)
  }

  return (
    <span
      className="entry-handle"
      aria-hidden="true"
      data-busy={isBusy || undefined}
      onPointerDown={start}
      onPointerMove={({ clientY }) => drag.current?.follow(clientY)}
      onPointerUp={drop}
      onLostPointerCapture={() => drag.current?.end()}
    />
  )
}
