import { useCallback, useRef } from 'react'
import { releases as texts } from '#app/admin/copy/releases.ts'
import { releasesByKey } from '#app/admin/store/releases/overlaps.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { VirtualList } from '#app/admin/ui/long-list/virtual-list.tsx'
import type { Release } from '#content-sync/release.ts'
import { EditRow } from './edit-row.tsx'
import type { ShownEdit } from './use-release-edits.ts'

interface EditListProps {
  release: Release
  edits: readonly ShownEdit[]
  /** Whether nothing can be changed here. */
  locked: boolean
}

/** What a release changes, text by text. */
export function EditList({ release, edits, locked }: EditListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const releases = useReleases()
  const others = releasesByKey(releases, release.id)
  const { empty } = texts.view

  const passFocus = useCallback(
    (part: HTMLElement | null) => () => {
      if (part?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
    },
    [],
  )

  return (
    <section className="release-edits" aria-labelledby={`edits-${release.id}`}>
      <h4 id={`edits-${release.id}`} ref={heading} tabIndex={-1}>
        {texts.view.edits} <span className="count">{texts.view.count(edits.length)}</span>
      </h4>
      {edits.length === 0 ? (
        <p className="content-none">
          {locked ? empty.locked : releases.chosen === release.id ? empty.chosen : empty.notChosen}
        </p>
      ) : (
        <VirtualList
          rows={edits}
          idOf={({ edit }) => edit.content_key}
          rowClass="change"
          label={texts.view.edits}
        >
          {(shown) => (
            <EditRow
              {...{ release, shown, locked }}
              alsoIn={(release.state === 'draft' && others.get(shown.edit.content_key)) || []}
              passFocus={passFocus}
            />
          )}
        </VirtualList>
      )}
    </section>
  )
}
