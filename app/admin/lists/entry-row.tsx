import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { setParams, useParams } from '#app/admin/address.ts'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { addressOfText } from '#app/admin/catalog/text-address.ts'
import { lists as words } from '#app/admin/copy/lists.ts'
import type { NamedList } from '#content/keys/labels.ts'
import { type ListEntry, nameFieldOf } from './list-entries.ts'
import '#app/admin/ui/text-button.css'

interface EntryRowProps {
  named: NamedList
  entry: ListEntry
  byKey: ReadonlyMap<string, Entry>
  isFirst: boolean
  isLast: boolean
  /** The last day of a position that has closed. */
  closed: string | undefined
  busy: boolean
  onHide: () => void
  onShow: () => void
  onMove: (by: -1 | 1) => void
  onCopy: () => void
}

/** An entry of a list, with what can be done with it. */
export function EntryRow(props: EntryRowProps) {
  const { named, entry, byKey, isFirst, isLast, closed, busy, onHide, onShow, onMove, onCopy } = props
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

  /** Alt with an arrow key moves the entry, wherever in its row the focus is. */
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!event.altKey || by === undefined || !isShown) return
    event.preventDefault()
    if (lock) lock.ask?.()
    else onMove(by)
  }

  const moveProps = (by: -1 | 1, atEnd: boolean) => ({
    'aria-disabled': busy || atEnd,
    'aria-keyshortcuts': by < 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown',
    onClick: () => atEnd || onMove(by),
    ...lockProps(lock, () => atEnd || onMove(by)),
  })

  return (
    <li ref={row} className="entry-row" data-state={state} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="entry-name">
        <h4>{name}</h4>
        <code>{key}</code>
        {!isShown && <span className="entry-state">{words.states[state]}</span>}
        {closed && <span className="entry-state">{words.isClosed(closed)}</span>}
      </div>
      <div className="entry-actions">
        {isShown && (
          <>
            <button
              type="button"
              className="entry-move"
              aria-label={words.up(name)}
              {...moveProps(-1, isFirst)}
            >
              <span aria-hidden="true">↑</span>
            </button>
            <button
              type="button"
              className="entry-move"
              aria-label={words.down(name)}
              {...moveProps(1, isLast)}
            >
              <span aria-hidden="true">↓</span>
            </button>
          </>
        )}
        {text && (
          <a className="text-button" href={addressOfText(text)} aria-label={words.editOf(name)}>
            {words.edit}
          </a>
        )}
        <button
          type="button"
          className="text-button"
          aria-label={words.copyOf(name)}
          onClick={onCopy}
          {...lockProps(lock, onCopy)}
        >
          {words.copy}
        </button>
        {!isShown && (
          <button
            type="button"
            className="text-button"
            aria-label={words.showOf(name)}
            aria-disabled={busy}
            onClick={onShow}
            {...lockProps(lock, onShow)}
          >
            {words.show}
          </button>
        )}
        {state !== 'hidden' && (
          <button
            type="button"
            className="text-button"
            aria-label={words.hideOf(name)}
            aria-disabled={busy}
            onClick={onHide}
            {...lockProps(lock, onHide)}
          >
            {words.hide}
          </button>
        )}
      </div>
    </li>
  )
}
