import { releaseBar as texts } from '#app/admin/copy/release-bar.ts'
import { useReleases } from '#app/admin/store/releases/use-releases.ts'

/** Says early that another release changes this text, too: the second to be published will have to choose. */
export function ReleaseOverlap({ textKey }: { textKey: string }) {
  const { keys, chosen, list = [] } = useReleases()
  const names = keys
    .filter(({ content_key, release_id }) => content_key === textKey && release_id !== chosen)
    .map(({ release_id }) => list.find(({ id }) => id === release_id)?.name ?? '')
  if (names.length === 0) return null
  return <p className="item-note">{texts.overlap(names.map((name) => `“${name}”`).join(', '))}</p>
}
