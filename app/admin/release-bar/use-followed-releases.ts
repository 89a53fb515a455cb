import { useEffect } from 'react'
import type { Access } from '#app/admin/access/access-store.ts'
import type { ReleaseStore } from '#app/admin/store/releases/release-store.ts'
import { useReleasesOf } from '#app/admin/store/use-releases.ts'

/**
 * Reads the releases if the user may prepare them. While there are any, it follows them: the panel of a site without
 * releases has only the subscription to the content.
 */
export function useFollowedReleases(store: ReleaseStore, { mayWrite, isAuthor, keepsHistory }: Access): void {
  const { chosen, list } = useReleasesOf(store)
  const isWanted = (mayWrite === true || isAuthor) && keepsHistory === true
  const isRefused = (mayWrite === false && !isAuthor) || keepsHistory === false
  const hasReleases = chosen !== undefined || list?.some(({ state }) => state === 'draft') === true

  useEffect(() => {
    if (isWanted) store.start()
    if (isRefused) store.suspend()
  }, [store, isWanted, isRefused])
  useEffect(() => (isWanted && hasReleases ? store.follow() : undefined), [store, isWanted, hasReleases])
}
