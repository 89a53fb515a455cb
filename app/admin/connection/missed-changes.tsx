import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { adminItems } from '#app/admin/copy/items.ts'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Differences } from '#content-sync/differences.ts'
import './missed-changes.css'

interface MissedChangesProps {
  missed: readonly Differences[]
  /** Shows an item in the list. */
  onGoTo: (id: string) => void
  onDismiss: () => void
}

/** More would be too many to look through; the list has them all. */
const maxShown = 20

/** What others changed while the connection was lost, until the user dismisses it. */
export function MissedChanges({ missed, onGoTo, onDismiss }: MissedChangesProps) {
  const counts = {
    changed: sum(missed, ({ changed }) => changed.length),
    added: sum(missed, ({ added }) => added.length),
    deleted: sum(missed, ({ removed }) => removed.length),
  }
  const all = missed.flatMap(linesOf)
  const title = all.length > 0 ? adminItems.missed.title(counts) : ''

  function dismiss() {
    focusHeading()
    onDismiss()
  }

  return (
    <>
      <p className="sr-only" role="status">
        {title}
      </p>
      {all.length > 0 && (
        <section className="missed" aria-labelledby="missed-changes">
          <h2 id="missed-changes">{title}</h2>
          <Button tone="outline" onClick={dismiss}>
            {adminItems.missed.dismiss}
          </Button>
          <ul>
            {all.slice(0, maxShown).map(({ item, what }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item may be there several times, and the list only grows
              <li key={`${index} ${item.id}`}>
                {what === 'deleted' ? (
                  <TextLabel textKey={item.content_key} />
                ) : (
                  <button type="button" onClick={() => onGoTo(item.id)}>
                    <TextLabel textKey={item.content_key} />
                  </button>
                )}{' '}
                <span>{adminItems.missed[what]}</span>
              </li>
            ))}
            {all.length > maxShown && <li>{adminItems.missed.more(all.length - maxShown)}</li>}
          </ul>
        </section>
      )}
    </>
  )
}

interface Line {
  item: ContentItem
  what: 'changed' | 'added' | 'deleted'
}

const linesOf = ({ changed, added, removed }: Differences): Line[] => [
  ...changed.map(({ after }): Line => ({ item: after, what: 'changed' })),
  ...added.map((item): Line => ({ item, what: 'added' })),
  ...removed.map((item): Line => ({ item, what: 'deleted' })),
]

const sum = (missed: readonly Differences[], count: (each: Differences) => number) =>
  missed.reduce((total, each) => total + count(each), 0)
