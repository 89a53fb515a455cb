import { releaseBar as texts } from '#app/admin/copy/release-bar.ts'
import { releasesByKey } from '#app/admin/store/releases/overlaps.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'

/** Says early that another release changes this text, too: the second to be published will have to choose. */
export function ReleaseOverlap({ textKey }: { textKey: string }) {
  const { keys, list, chosen } = useReleases()
  const ofText = keys.filter(({ content_key }) => content_key === textKey)
  const names = releasesByKey({ keys: ofText, list }, chosen).get(textKey)
  return names && <p className="item-note">{texts.overlap(names)}</p>
}
