import { useAccess } from '#app/admin/access/access-context.ts'
import { lockReasonId } from '#app/admin/access/write-lock.ts'
import { releaseBar } from '#app/admin/copy/release-bar.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import { overlapsOf } from '#app/admin/store/releases/overlaps.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { chosenOf, useReleases } from '#app/admin/store/use-releases.ts'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'
import { exactMinute } from '#app/admin/ui/times.ts'
import type { ReleaseProblem } from './release-state.ts'
import './release-bar.css'

const { bar } = releaseBar

/** For a `ref`: when the bar disappears, the focus moves to the switch, whose name says where changes go now. */
const passFocusToSwitch = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return
  const button = document.querySelector<HTMLElement>('.release-switch-button')
  if (button) button.focus({ preventScroll: true })
  else focusHeading({ preventScroll: true })
}

/** Says that changes go into a release, and what can be done with it. */
export function ReleaseBar({ problem }: { problem: ReleaseProblem | undefined }) {
  const { releases: store } = useStore()
  const state = useReleases()
  const release = chosenOf(state)
  const { mayWrite } = useAccess()
  const overlaps = release && !problem ? overlapsOf(state, release.id) : undefined

  return (
    <section ref={passFocusToSwitch} className="release-bar" aria-label={bar.label} data-ended={problem}>
      <p role="status" id={problem && lockReasonId}>
        {release && (
          <>
            {problem ? bar.notEditable : bar.editing} <bdi>{release.name}</bdi>
            {problem ? ' ' : ': '}
          </>
        )}
        <span>
          {problem && bar[problem]}
          {!problem && release && bar.notLive(release.edits)}
          {!problem && release?.publish_at && ` ${bar.scheduled(exactMinute(release.publish_at))}`}
          {!problem && release?.problem && ` ${bar.ended}`}
          {overlaps && overlaps.texts > 0 && ` ${bar.overlaps(overlaps.texts, overlaps.names)}`}
        </span>
      </p>
      {release && (
        <a href={addressOf('releases', { release: release.id })}>
          {problem || mayWrite === false ? bar.show : bar.review}
        </a>
      )}
      <button type="button" onClick={() => store.choose(undefined)}>
        {bar.back}
      </button>
    </section>
  )
}
