import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { addressOfText } from '#app/admin/catalog/text-address.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { lists as words } from '#app/admin/copy/lists.ts'
import { EntryActions } from '#app/admin/list-entries/entry-actions.tsx'
import { type ListEntry, nameFieldOf } from '#app/admin/list-entries/list-entries.ts'
import type { ListActions } from '#app/admin/list-entries/use-list-actions.ts'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import type { NamedList } from '#content/keys/labels.ts'
import { DragHandle } from './drag-handle.tsx'
import '#app/admin/ui/rows.css'

interface EntryRowProps {
  named: NamedList
  actions: ListActions
  entry: ListEntry
  byKey: ReadonlyMap<string, TextState>
  /** The last day of a position that has closed. */
  closed: string | undefined
  onDuplicate: () => void
}

const keys = { up: 'Alt+ArrowUp', down: 'Alt+ArrowDown' }

/** An entry of a list, with what can be done with it. */
export function EntryRow({ named, actions, entry, byKey, closed, onDuplicate }: EntryRowProps) {
  const { id, name, state } = entry
  const isShown = state === 'shown'
  const { lock } = useAccess()
  const key = `${named.list.key}.${id}`
  const row = useRef<HTMLLIElement>(null)
  const isWanted = useParams('lists').entry === key
  const text = byKey.get(`${key}.${nameFieldOf(named)}`)?.text

  // A link leads to this entry.
  useEffect(() => {
    if (!isWanted) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
    setParams('lists', { entry: undefined })
  }, [isWanted])

  // A row that somebody moves with the keyboard stays in sight.
  const position = actions.entries.indexOf(entry)
  const { acting } = actions
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another position moves the row
  useEffect(() => {
    if (acting && row.current?.contains(document.activeElement))
      row.current.scrollIntoView({ block: 'nearest' })
  }, [position])

  /** Alt with an arrow key moves the entry, wherever in its row the focus is. */
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined || !isShown) return
    event.preventDefault()
    if (lock) lock.openSignIn?.()
    else actions.moveTo(entry, actions.shown.indexOf(entry) + by)
  }

  return (
    <li ref={row} className="entry-row named-row" data-state={state} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="row-name">
        <h4>{name}</h4>
        <code>{key}</code>
        {!isShown && <span className="entry-state">{words.states[state]}</span>}
        {closed && <span className="entry-state">{words.isClosed(closed)}</span>}
      </div>
      <div className="row-actions">
        {isShown && (
          <DragHandle isBusy={actions.acting} onDrop={(position) => actions.moveTo(entry, position)} />
        )}
        <EntryActions {...{ actions, entry, keys, onDuplicate }}>
          {text && (
            <a className="text-button" href={addressOfText(text)} aria-label={words.editOf(name)}>
              {words.edit}
            </a>
          )}
        </EntryActions>
      </div>
    </li>
  )
}
