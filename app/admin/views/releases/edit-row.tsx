import type { RefCallback } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { addressOfText } from '#app/admin/catalog/text-address.ts'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { Person } from '#app/admin/change-log/person.tsx'
import { releaseNotices, releases as texts } from '#app/admin/copy/releases.ts'
import { Difference } from '#app/admin/diff/difference.tsx'
import { useReleaseAction } from '#app/admin/release-forms/use-release-action.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import type { Release, ReleaseChange, ReleaseEdit } from '#content-sync/release.ts'
import { EditConflict } from './edit-conflict.tsx'
import type { ShownEdit } from './use-release-edits.ts'
import '#app/admin/change-log/change.css'
import '#app/admin/ui/text-button.css'

interface EditRowProps {
  release: Release
  shown: ShownEdit
  locked: boolean
  /** The names of other releases that change the same text. */
  alsoIn: readonly string[]
  /** For a `ref`: when a part of the row disappears with the focus, by this editor or another one, it moves on. */
  passFocus: RefCallback<HTMLElement>
}

const { view } = texts

/** One edit of a release: the words that it changes, and who made it. */
export function EditRow({ release, shown, locked, alsoIn, passFocus }: EditRowProps) {
  const { edit, live, isConflict } = shown
  const key = edit.content_key
  const { catalog } = useSite()
  const { releases: store } = useStore()
  const [busy, run] = useReleaseAction()
  const label = useLabel(key)
  const text = catalog?.byKey.get(key)
  const before = (release.state === 'draft' ? live : edit.base)?.content_value ?? text?.value ?? null
  const after = edit.content_value ?? text?.value ?? null
  const change = (changes: ReleaseChange) => store.change(release.id, [changes])

  function remove() {
    run(async () => {
      await change({ key, base: versionOf(edit), remove: true })
      const base = live?.updated_at ?? null
      const undo = () =>
        run(async () => {
          await change({ key, base, value: edit.content_value })
          return undefined
        })
      // An edit that only says what is live would not be made again.
      const canUndo = (live?.content_value ?? null) !== edit.content_value
      return { ...releaseNotices.removed(label), ...(canUndo && { action: { label: view.undo, act: undo } }) }
    })
  }

  return (
    <>
      <div ref={passFocus} className="change-head">
        <span className="change-event">{kindOf(edit, before, text !== undefined)}</span>
        <TextLabel textKey={key} />
        <span>
          <Person email={edit.changed_by_email} />, <RelativeTime time={edit.updated_at} />
        </span>
        <span className="edit-actions">
          {/* Not a link: in a new tab, it would show the live text, since an address names no release. */}
          {text && (
            <button
              type="button"
              className="text-button"
              aria-label={view.openTextOf(label)}
              onClick={() => {
                if (release.state === 'draft') store.choose(release.id)
                location.hash = addressOfText(text)
              }}
            >
              {view.openText}
            </button>
          )}
          {/* A conflict offers the same, without Undo: it would write over the live text, which has changed. */}
          {!locked && !isConflict && (
            <button
              ref={passFocus}
              type="button"
              className="text-button"
              aria-label={view.removeEditOf(label)}
              aria-disabled={busy}
              onClick={remove}
            >
              {view.removeEdit}
            </button>
          )}
        </span>
      </div>
      {alsoIn.length > 0 && <p className="edit-overlap">{view.alsoIn(alsoIn)}</p>}
      {isConflict && !locked ? (
        <EditConflict
          {...{ shown, busy, passFocus }}
          onChoose={(value) => {
            run(async () => {
              await change(
                value === undefined
                  ? { key, base: versionOf(edit), remove: true }
                  : { key, base: versionOf(edit), value, onto: live?.updated_at ?? null },
              )
              return undefined
            })
          }}
        />
      ) : (
        <Difference before={before} after={after} />
      )}
    </>
  )
}

/** The version that a change of the edit has to name. */
const versionOf = ({ content_value, updated_at }: ReleaseEdit) => (content_value === null ? null : updated_at)

/**
 * @param before the text before; null if there was none
 * @param hasDefault whether the site has a default for the key
 */
function kindOf({ content_value }: ReleaseEdit, before: string | null, hasDefault: boolean): string {
  if (content_value === null) return hasDefault ? view.becomes.reset : view.becomes.deleted
  return before === null ? view.becomes.added : view.becomes.changed
}
