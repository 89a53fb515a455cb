import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { PageLink } from '#app/admin/catalog/page-link.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { lists as words } from '#app/admin/copy/lists.ts'
import { DraftNotes } from '#app/admin/drafts/draft-notes.tsx'
import { newEntryKey } from '#app/admin/drafts/new-entry-draft.ts'
import type { ListEntry } from '#app/admin/list-entries/list-entries.ts'
import { NewEntryForm } from '#app/admin/list-entries/new-entry-form.tsx'
import { useListActions } from '#app/admin/list-entries/use-list-actions.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import { Button } from '#app/ui/button.tsx'
import { closedPositions, positionsKey } from '#content/dates/position-dates.ts'
import type { NamedList } from '#content/keys/labels.ts'
import { whyIgnored } from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { EntryRow } from './entry-row.tsx'
import '#app/admin/ui/rows.css'

interface ListSectionProps {
  named: NamedList
  items: readonly ContentItem[]
  byKey: ReadonlyMap<string, TextState>
}

/** A list with its entries, and a form for a new one. */
export function ListSection({ named, items, byKey }: ListSectionProps) {
  const { list, label, page } = named
  const { lock } = useAccess()
  const { catalog, rules } = useSite()
  const id = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  /** What had the focus when the form was opened. */
  const opener = useRef<Element>(null)
  /** The entry that the form starts from, or an empty one. */
  const [adding, setAdding] = useState<ListEntry | 'empty'>()
  const now = useMinute()
  const closed = useMemo(
    () =>
      catalog && list.key === positionsKey ? closedPositions(catalog.siteWith(items, rules), now) : undefined,
    [catalog, list, items, rules, now],
  )
  const actions = useListActions(named, items, byKey)
  const { entries, shown, hidden, acting } = actions
  const saved = items.find(({ content_key }) => content_key === list.key)?.content_value
  const isIgnored = saved !== undefined && whyIgnored(named, saved, rules) !== undefined

  function open(source: ListEntry | 'empty') {
    opener.current = document.activeElement
    setAdding(source)
  }

  /** By the time the entry has been added, another form may be open, and the focus may be elsewhere. */
  function close(form: typeof adding) {
    flushSync(() => setAdding((now) => (now === form ? undefined : now)))
    if (document.activeElement !== document.body) return
    if (opener.current instanceof HTMLElement) opener.current.focus()
    // It may be gone. Safari does not focus a clicked button, but a focusable element around it, if there is one.
    if (document.activeElement === document.body) addButton.current?.focus()
  }

  return (
    <section className="editable-list" aria-labelledby={id} aria-busy={acting}>
      <div className="editable-list-head rows-head">
        <h3 id={id}>{label}</h3>
        <p className="count">
          {words.shown(shown.length)}
          {hidden.length > 0 && `, ${words.hidden(hidden.length)}`}
        </p>
        {page !== undefined && <PageLink path={page} />}
        <Button
          ref={addButton}
          tone="outline"
          aria-expanded={adding !== undefined}
          onClick={() => (adding ? setAdding(undefined) : open('empty'))}
          {...lockProps(lock, () => open('empty'))}
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
          onClose={() => close(adding)}
        />
      )}
      {!adding && (
        <DraftNotes
          textKey={newEntryKey(list.key)}
          view="lists"
          note={words.form.draft(list.one)}
          onRestored={() => open('empty')}
        />
      )}
      {shown.length === 0 && <p className="content-none">{words.none(list.one)}</p>}
      <ol>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            {...{ named, actions, entry, byKey }}
            closed={closed?.get(entry.id)}
            onDuplicate={() => open(entry)}
          />
        ))}
      </ol>
    </section>
  )
}
