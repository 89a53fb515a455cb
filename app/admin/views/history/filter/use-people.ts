import { useMemo } from 'react'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { Changeset } from '#content-sync/content-item.ts'
import { signedOut } from './history-filter.ts'
import { readPeople } from './read-people.ts'

/** Returns the people to offer in the filter: up to 50 who changed something within a year, and everyone in the list. */
export function usePeople(changesets: readonly Changeset[] | undefined): readonly string[] {
  const { request } = useStore()
  const known = useQuery(() => request(readPeople), 'people').answer?.value
  return useMemo(() => {
    const listed = changesets?.map(({ changed_by_email }) => changed_by_email ?? signedOut) ?? []
    const people = new Set([...(known ?? []), ...listed])
    const anonymous = people.delete(signedOut)
    return [...[...people].sort(), ...(anonymous ? [signedOut] : [])]
  }, [known, changesets])
}
