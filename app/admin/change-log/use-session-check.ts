import { useEffect } from 'react'
import { useAccessStore } from '#app/admin/access/access-context.ts'

/**
 * Whenever a list has become empty, asks whether the session has ended elsewhere: row-level security shows no rows to a
 * session that has ended.
 */
export function useSessionCheck(isEmpty: boolean): void {
  const { check } = useAccessStore()
  useEffect(() => {
    if (isEmpty) check()
  }, [isEmpty, check])
}
