import { type RefCallback, useMemo } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { releases as texts } from '#app/admin/copy/releases.ts'
import { HighlightedText } from '#app/admin/diff/highlighted-text.tsx'
import { type DiffPart, diffOf } from '#app/admin/diff/text-diff.ts'
import { combineBoth } from '#app/admin/editor/combine-lists.ts'
import { Button } from '#app/ui/button.tsx'
import type { ShownEdit } from './use-release-edits.ts'
import '#app/admin/editor/conflict-panel.css'

interface EditConflictProps {
  shown: ShownEdit
  busy: boolean
  /** For a `ref`: moves the focus on when the versions disappear. */
  passFocus: RefCallback<HTMLElement>
  /** @param value the text that the release gets; undefined to keep what is live */
  onChoose: (value: string | null | undefined) => void
}

const words = texts.view.conflict

/** The versions of a text that was changed on the site since it was edited in a release, and the ways to continue. */
export function EditConflict({ shown: { edit, live }, busy, passFocus, onChoose }: EditConflictProps) {
  const text = useSite().catalog?.byKey.get(edit.content_key)
  const list = text?.list
  // Without an item, the site shows the default, if there is one.
  const byDefault = text?.value ?? null
  const before = edit.base?.content_value ?? byDefault
  const now = live?.content_value ?? byDefault
  const own = edit.content_value ?? byDefault
  const both = useMemo(() => {
    if (before === null || now === null || own === null) return undefined
    const combined = combineBoth(list, before, now, own)
    return combined.overlaps === 0 ? combined.text : undefined
  }, [list, before, now, own])
  const choose = (value: string | null | undefined) => ({
    'aria-disabled': busy,
    onClick: () => busy || onChoose(value),
  })

  return (
    <section ref={passFocus} className="conflict" aria-label={words.title}>
      <p className="edit-conflict-title">{words.title}</p>
      <div>
        <Version name={words.before} text={before} />
        <Version name={words.live} text={now} from={before} />
        <Version name={words.release} text={own} from={before} />
        {both !== undefined && <Version name={words.both} text={both} from={before} />}
      </div>
      <div className="conflict-actions">
        {both !== undefined && <Button {...choose(both)}>{words.combine}</Button>}
        <Button tone={both === undefined ? 'copper' : 'outline'} {...choose(edit.content_value)}>
          {words.keepRelease}
        </Button>
        <Button tone="outline" {...choose(undefined)}>
          {words.keepLive}
        </Button>
      </div>
    </section>
  )
}

interface VersionProps {
  name: string
  /** Null if there is neither an item nor a default. */
  text: string | null
  /** The text whose changes are marked. */
  from?: string | null
}

function Version({ name, text, from = null }: VersionProps) {
  const parts = useMemo<readonly DiffPart[]>(
    () => (text === null || from === null ? [{ kind: 'same', text: text ?? '' }] : diffOf(from, text)),
    [text, from],
  )
  return (
    <div className="conflict-version">
      <h5>{name}</h5>
      <p dir="auto">{text === null ? words.none : <HighlightedText parts={parts} />}</p>
    </div>
  )
}
