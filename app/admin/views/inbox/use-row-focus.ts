import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

/** When the row with the focus leaves the list, the focus moves to the row in its place. Returns the ref of the list. */
export function useRowFocus(rows: readonly InboxMessage[] | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<{ id: string; index: number }>(undefined)

  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-anchor]') : null
      const { index } = row?.closest<HTMLElement>('[data-index]')?.dataset ?? {}
      last.current = row?.dataset.anchor ? { id: row.dataset.anchor, index: Number(index) } : undefined
    }
    // A click beside the row takes the focus from it, as its removal does.
    const forget = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-anchor]') : null
      if (row?.dataset.anchor !== last.current?.id) last.current = undefined
    }
    document.addEventListener('focusin', note)
    document.addEventListener('mousedown', forget)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('mousedown', forget)
    }
  }, [])

  useLayoutEffect(() => {
    const had = last.current
    if (!had || !rows || rows.some(({ id }) => id === had.id)) return
    last.current = undefined
    if (document.activeElement !== document.body) return
    const index = Math.min(had.index, rows.length - 1)
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-anchor]`)
    if (row) row.focus()
    else focusHeading()
  }, [rows])

  return list
}
