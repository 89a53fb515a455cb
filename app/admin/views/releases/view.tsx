import { useEffect, useMemo, useState } from 'react'
import { readLastUndos } from '#app/admin/change-log/read-undone.ts'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { releases as texts } from '#app/admin/copy/releases.ts'
import { addressOf, useParams } from '#app/admin/navigation/address.ts'
import { ReleasePlan } from '#app/admin/release-bar/release-plan.tsx'
import { useStore } from '#app/admin/store/store-context.ts'
import { useLiveItems } from '#app/admin/store/use-live-items.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Release } from '#content-sync/release.ts'
import { ReleaseDetails } from './release-details.tsx'
import './view.css'

/** The releases: those being prepared, and those of the last year that were published or discarded. */
export default function ReleasesView() {
  const { read, setStarting } = useStore().releases
  const { list, chosen } = useReleases()
  const { release: wanted } = useParams('releases')
  const [lastShown, setLastShown] = useState<string>()
  const open = list?.filter(({ state }) => state === 'draft') ?? []
  const ended = list?.filter(({ state }) => state !== 'draft') ?? []
  const find = (id: string | undefined) => list?.find((release) => release.id === id)
  // What others start replaces nothing that is shown, because something may have been typed there.
  const shown = wanted ? find(wanted) : (find(chosen) ?? find(lastShown) ?? open[0])
  if (shown && shown.id !== lastShown) setLastShown(shown.id)
  const isMissing = wanted !== undefined && list !== undefined && !shown
  const { view } = texts

  // Somebody else may have started the first release, or the one that the address names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a missing release is looked for once more
  useEffect(() => {
    read()
  }, [read, isMissing])

  return (
    <section
      className="releases-view panel-view"
      aria-labelledby="releases-heading"
      aria-busy={list === undefined}
    >
      <div className="admin-heading releases-head">
        <h2 id="releases-heading" tabIndex={-1}>
          {view.title}
        </h2>
        <p>{view.hint}</p>
        <Button tone="outline" onClick={() => setStarting(true)}>
          {view.create}
        </Button>
      </div>
      {list === undefined && <p className="content-none">{view.loading}</p>}
      {list && (
        <div className="releases-columns">
          <nav aria-label={view.title}>
            {open.length === 0 && <p className="releases-none">{view.none}</p>}
            <ReleaseLinks releases={open} shown={shown} />
            {ended.length > 0 && (
              <details className="releases-ended" open={shown && shown.state !== 'draft'}>
                <summary>{view.ended}</summary>
                <p>{view.endedHint}</p>
                <ReleaseLinks releases={ended} shown={shown} />
              </details>
            )}
          </nav>
          {isMissing && (
            <p className="content-none" role="status">
              {view.missing}
            </p>
          )}
          {shown && <ReleaseDetails key={shown.id} release={shown} />}
        </div>
      )}
    </section>
  )
}

interface ReleaseLinksProps {
  releases: readonly Release[]
  shown: Release | undefined
}

function ReleaseLinks({ releases, shown }: ReleaseLinksProps) {
  const undoneAt = useUndoneAt(releases)
  return (
    <ul className="release-links">
      {releases.map((release) => (
        <li key={release.id}>
          <a
            ref={passFocusToHeading}
            href={addressOf('releases', { release: release.id })}
            aria-current={release.id === shown?.id ? 'page' : undefined}
          >
            <bdi>{release.name}</bdi>
            <span>
              {texts.view.count(release.edits)},{' '}
              {undoneAt(release) ? texts.view.publishingUndone : texts.view.states[release.state]}{' '}
              <RelativeTime time={undoneAt(release) ?? release.ended_at ?? release.changed_at} />
            </span>
            <ReleasePlan release={release} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that says when the publishing of a release was undone. */
function useUndoneAt(releases: readonly Release[]) {
  const { request } = useStore()
  const items = useLiveItems()
  const changesets = releases.flatMap(({ changeset }) => changeset ?? [])
  const ids = changesets.join()
  const subject = useMemo(() => ({ items, ids }), [items, ids])
  const { answer } = useQuery(() => request((client) => readLastUndos(client, changesets)), subject)
  return ({ changeset }: Release) => answer?.value.get(changeset ?? '')?.undoneAt
}
