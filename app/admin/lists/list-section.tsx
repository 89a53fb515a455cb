import { useId, useMemo, useRef, useState, useTransition } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { PathLink } from '#app/admin/catalog/page-link.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { listNotices, lists as words } from '#app/admin/copy/lists.ts'
import { DraftNotes } from '#app/admin/drafts/draft-notes.tsx'
import { newEntryKey } from '#app/admin/drafts/new-entry-draft.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { Button } from '#app/ui/button.tsx'
import type { NamedList } from '#content/keys/labels.ts'
import { whyIgnored } from '#content/keys/overrides.ts'
import { closedPositions, positionsKey } from '#content/positions.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { EntryRow } from './entry-row.tsx'
import { currentLines, hide, type ListChange, move, planListChange, show } from './list-changes.ts'
import { defaultBefore, type ListEntry, listEntriesOf } from './list-entries.ts'
import { NewEntryForm } from './new-entry-form.tsx'

interface EditableListSectionProps {
  named: NamedList
  items: readonly ContentItem[]
  byKey: ReadonlyMap<string, Entry>
}

/** A list with its entries, and a form for a new one. */
export function EditableListSection({ named, items, byKey }: EditableListSectionProps) {
  const { list, label, page } = named
  const { applyPlan } = useStore()
  const { lock } = useAccess()
  const { catalog, rules } = useSite()
  const id = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const [acting, startActing] = useTransition()
  /** The entry that the form starts from, or an empty one. */
  const [adding, setAdding] = useState<ListEntry | 'empty'>()
  const closed = useMemo(
    () =>
      catalog && list.key === positionsKey
        ? closedPositions(catalog.siteWith(items, rules), Date.now())
        : undefined,
    [catalog, list, items, rules],
  )
  const entries = listEntriesOf(named, items, byKey)
  const shown = entries.filter(({ state }) => state === 'shown')
  const hidden = entries.filter(({ state }) => state === 'hidden')
  const saved = items.find(({ content_key }) => content_key === list.key)?.content_value
  const isIgnored = saved !== undefined && whyIgnored(named, saved, rules) !== undefined

  function change(reason: string, what: ListChange, done: Notice) {
    if (acting) return
    startActing(async () => {
      await applyPlan(reason, (latest) => planListChange(list, what, [], latest), done)
    })
  }

  const hideEntry = ({ id, name }: ListEntry) =>
    change(words.reasons.hidden(name), hide(id), listNotices.hidden(name))

  const showEntry = ({ id, name }: ListEntry) =>
    change(words.reasons.shown(name), show(id, defaultBefore(named, id)), listNotices.shown(name))

  function moveBy({ id, name }: ListEntry, by: -1 | 1) {
    const what = move(id, by)
    const lines = what(currentLines(list, items)).filter((line) => !line.hidden)
    const place = lines.findIndex((line) => line.id === id) + 1
    change(words.reasons.moved(name), what, listNotices.moved(name, place, shown.length))
  }

  function close() {
    setAdding(undefined)
    addButton.current?.focus()
  }

  return (
    <section className="editable-list" aria-labelledby={id} aria-busy={acting}>
      <div className="editable-list-head">
        <h3 id={id}>{label}</h3>
        <p className="count">
          {words.shown(shown.length)}
          {hidden.length > 0 && `, ${words.hidden(hidden.length)}`}
        </p>
        {page !== undefined && <PathLink path={page} />}
        <Button
          ref={addButton}
          tone="outline"
          aria-expanded={adding !== undefined}
          onClick={() => setAdding(adding ? undefined : 'empty')}
          {...lockProps(lock, () => setAdding('empty'))}
        >
          {words.add(list.one)}
        </Button>
      </div>
      {isIgnored && <p className="item-note">{words.ignored}</p>}
      {adding && (
        <NewEntryForm
          key={adding === 'empty' ? '' : adding.id}
          named={named}
          items={items}
          byKey={byKey}
          source={adding === 'empty' ? undefined : adding}
          onClose={close}
        />
      )}
      {!adding && (
        <DraftNotes
          textKey={newEntryKey(list.key)}
          view="lists"
          note={words.form.draft(list.one)}
          onRestored={() => setAdding('empty')}
        />
      )}
      {shown.length === 0 && <p className="content-none">{words.none(list.one)}</p>}
      <ol>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.id}
            named={named}
            entry={entry}
            byKey={byKey}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            closed={closed?.get(entry.id)}
            busy={acting}
            onHide={() => hideEntry(entry)}
            onShow={() => showEntry(entry)}
            onMove={(by) => moveBy(entry, by)}
            onCopy={() => setAdding(entry)}
          />
        ))}
      </ol>
    </section>
  )
}
