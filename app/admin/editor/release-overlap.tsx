import { releaseBar as texts } from '#app/admin/copy/release-bar.ts'
import { useReleases } from '#app/admin/store/releases/use-releases.ts'

/** Says early that another release changes this text, too: the second to be published will have to choose. */
export function ReleaseOverlap({ textKey }: { textKey: string }) {
  const { keys, chosen, list = [] } = useReleases()
  const others = new Set(keys.flatMap((key) => (key.content_key === textKey ? key.release_id : [])))
  const names = list.flatMap(({ id, name }) => (id !== chosen && others.has(id) ? `“${name}”` : []))
  return names.length > 0 && <p className="item-note">{texts.overlap(names)}</p>
}
