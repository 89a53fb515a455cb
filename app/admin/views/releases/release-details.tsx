import { useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { Person } from '#app/admin/change-log/person.tsx'
import { readUndoState } from '#app/admin/change-log/read-undone.ts'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { history } from '#app/admin/copy/history.ts'
import { releaseNotices, releases as texts } from '#app/admin/copy/releases.ts'
import { isLockedFor } from '#app/admin/release-bar/release-state.ts'
import { ReleaseNameDialog } from '#app/admin/release-forms/release-name-dialog.tsx'
import { useReleaseAction } from '#app/admin/release-forms/use-release-action.ts'
import type { ReleaseStore } from '#app/admin/store/releases/release-store.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useLiveItems } from '#app/admin/store/use-live-items.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Release } from '#content-sync/release.ts'
import { EditList } from './edit-list.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { useReleaseEdits } from './use-release-edits.ts'
import '#app/admin/ui/text-button.css'
import './release-details.css'

interface ReleaseDetailsProps {
  release: Release
}

const { view } = texts

/** One release: what it changes, and how it is previewed, published or discarded. */
export function ReleaseDetails({ release }: ReleaseDetailsProps) {
  const { releases: store } = useStore()
  const { chosen } = useReleases()
  const { mayWrite } = useAccess()
  const { shown, problem, asking, again } = useReleaseEdits(release)
  const isOpen = release.state === 'draft'
  const isLocked = isLockedFor(release, mayWrite)
  const headingId = `release-${release.id}`

  return (
    <article className="release-details" aria-labelledby={headingId}>
      <header className="release-head">
        <h3 id={headingId}>
          <bdi>{release.name}</bdi>
        </h3>
        <p>
          {view.count(release.edits)}, {view.states[release.state]}{' '}
          <RelativeTime time={release.ended_at ?? release.changed_at} />
          {release.created_by_email !== null && (
            <>
              {', '}
              {view.startedBy} <Person email={release.created_by_email} />
            </>
          )}
        </p>
        {isOpen && (
          <div ref={passFocusToHeading} className="release-actions">
            {isLocked ? (
              <p className="release-chosen">{view.locked}</p>
            ) : chosen === release.id ? (
              <p className="release-chosen">{view.editing}</p>
            ) : (
              <Button ref={passFocusToHeading} tone="outline" onClick={() => store.choose(release.id)}>
                {view.edit}
              </Button>
            )}
            {!isLocked && <NameAndDiscard release={release} />}
          </div>
        )}
        {!isOpen && <EndedActions release={release} />}
      </header>
      {problem !== undefined && (
        <div className="release-problem">
          <p role="status">{view.failed}</p>
          <Button tone="outline" onClick={again}>
            {view.retry}
          </Button>
        </div>
      )}
      {isOpen && shown && (
        <div ref={passFocusToHeading} className="release-panels">
          <PublishPanel release={release} {...shown} />
          <PreviewPanel release={release} />
        </div>
      )}
      {shown ? (
        <EditList release={release} edits={shown.edits} locked={!isOpen || isLocked} />
      ) : (
        asking && <p className="content-none">{view.loading}</p>
      )}
    </article>
  )
}

function NameAndDiscard({ release }: ReleaseDetailsProps) {
  const { releases: store } = useStore()
  const [busy, run] = useReleaseAction()
  const [asking, setAsking] = useState<'name' | 'discard'>()
  const { id, name, edits } = release
  const { rename, discard } = texts

  function answer(confirmed: boolean) {
    setAsking(undefined)
    if (!confirmed) return
    run(async () => {
      await store.end('discard_release', { release: id })
      const restore = () => run(() => restoreRelease(store, release))
      return { ...releaseNotices.discarded(name), action: { label: texts.view.undo, act: restore } }
    })
  }

  return (
    <div ref={passFocusToHeading} className="release-controls">
      <button type="button" className="text-button" onClick={() => setAsking('name')}>
        {view.rename}
      </button>
      <button type="button" className="text-button" aria-disabled={busy} onClick={() => setAsking('discard')}>
        {view.discard}
      </button>
      {asking === 'name' && (
        <ReleaseNameDialog
          title={rename.title}
          submit={rename.submit}
          submitting={rename.submitting}
          name={name}
          onSubmit={async (typed) => {
            await store.call('rename_release', { release: id, name: typed })
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          question={discard.question(name)}
          notes={[discard.effect(edits)]}
          confirm={discard.confirm}
          cancel={discard.cancel}
          onAnswer={answer}
        />
      )}
    </div>
  )
}

function EndedActions({ release }: ReleaseDetailsProps) {
  const { releases: store } = useStore()
  const { mayWrite } = useAccess()
  const [busy, run] = useReleaseAction()
  const { name, state, changeset } = release
  if (state === 'discarded')
    return (
      <Button
        ref={passFocusToHeading}
        tone="outline"
        aria-disabled={busy}
        onClick={() => run(() => restoreRelease(store, release))}
      >
        {view.restore}
      </Button>
    )
  // It changes what is live, also while a release is chosen.
  if (changeset === null || mayWrite === false) return null
  return <UndoPublishing name={name} changeset={changeset} />
}

/** Undoes the publishing of a release, or says that it was undone or cannot be. */
function UndoPublishing({ name, changeset }: { name: string; changeset: string }) {
  const { request, undoLive } = useStore()
  const [busy, run] = useReleaseAction()
  const items = useLiveItems()
  const { answer, problem, again } = useQuery(
    () => request((client) => readUndoState(client, changeset)),
    items,
  )
  if (problem !== undefined) {
    return (
      <div className="release-problem">
        <p role="status">{history.failed(problem)}</p>
        <Button tone="outline" onClick={again}>
          {view.retry}
        </Button>
      </div>
    )
  }
  const undoState = answer?.value
  if (!undoState) return null
  if (undoState.undoneAt !== undefined) {
    return (
      <p>
        {view.undone} <RelativeTime time={undoState.undoneAt} />.
        {undoState.undoable !== undefined && ` ${view.prepareAgain}`}
      </p>
    )
  }
  const { undoable } = undoState
  if (undoable === undefined) {
    const { short, rest } = history.changesets.superseded
    return <p>{short + rest}</p>
  }
  return (
    <Button
      ref={passFocusToHeading}
      tone="outline"
      aria-label={view.undoOf(name)}
      aria-disabled={busy}
      onClick={() =>
        run(async () => {
          await undoLive(undoable)
          return undefined
        })
      }
    >
      {view.undo}
    </Button>
  )
}

async function restoreRelease(store: ReleaseStore, { id, name, publish_at }: Release) {
  await store.call('restore_release', { release: id })
  return releaseNotices.restored(name, publish_at !== null)
}
