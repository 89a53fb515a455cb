import { useEffect } from 'react'
import { useAccessStore } from '#app/admin/access/access-context.ts'

/**
 * Asks whether the session has ended elsewhere, whenever a list has become empty: to such a session, row-level security shows
 * no rows.
 */
export function useSessionCheck(isEmpty: boolean): void {
  const { check } = useAccessStore()
  useEffect(() => {
    if (isEmpty) check()
  }, [isEmpty, check])
}
