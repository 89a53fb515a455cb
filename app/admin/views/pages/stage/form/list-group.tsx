import { type RefObject, useId, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import type { ListOfText } from '#app/admin/catalog/list-of-text.ts'
import { addressOfEntry } from '#app/admin/catalog/text-address.ts'
import { lists as words } from '#app/admin/copy/lists.ts'
import { EntryActions } from '#app/admin/list-entries/entry-actions.tsx'
import type { ListEntry } from '#app/admin/list-entries/list-entries.ts'
import { useListActions } from '#app/admin/list-entries/use-list-actions.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import { usePageLists } from './page-lists.ts'
import './list-group.css'

interface ListGroupProps extends ListOfText {
  returnFocusTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** More can be shown again in the view "Lists". */
const maxShown = 3

/**
 * What can be done with the entry that a text belongs to, where it is on the page. Below a heading: what can be done with
 * entries that are not on the page.
 */
export function ListGroup({ named, id, returnFocusTo, onClose }: ListGroupProps) {
  const { list, label } = named
  const { items, byKey, add } = usePageLists()
  const { lock } = useAccess()
  const title = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const actions = useListActions(named, items, byKey)
  const { entries, hidden, acting } = actions
  const entry = entries.find((each) => each.id === id)
  const inList = entry ?? hidden[0] ?? entries[0]
  const toShow = entry ? [] : entries.filter(({ state }) => state !== 'shown').slice(0, maxShown)
  const addAnother = () => add(named)

  function showAgain(each: ListEntry) {
    // The pressed button will be gone.
    addButton.current?.focus()
    actions.show(each)
  }

  /** Closes the form after its entry was hidden. The focus returns to the text, and moves on when the page no longer shows it. */
  function close() {
    const { activeElement, body } = document
    // This form is gone, and another one is open: leave that open. If none is, the page was read again before the response
    // arrived, and the text must still be closed.
    if (!group.current && document.querySelector('.list-group, .page-text-form')) return
    // The pressed button would show the entry again now, or is gone.
    if (activeElement === body || group.current?.contains(activeElement)) returnFocusTo.current?.focus()
    onClose()
  }

  return (
    <fieldset ref={group} className="list-group" aria-labelledby={title} aria-busy={acting}>
      <span id={title} className={entry ? 'list-group-title' : 'sr-only'}>
        {entry ? words.this(list.one) : label}
      </span>
      {entry && (
        <EntryActions {...{ actions, entry }} onDuplicate={() => add(named, entry)} onHidden={close} />
      )}
      <button
        ref={addButton}
        type="button"
        className="text-button"
        onClick={addAnother}
        {...lockProps(lock, addAnother)}
      >
        {words.add(list.one)}
      </button>
      {toShow.map((each) => (
        <button
          key={each.id}
          type="button"
          className="text-button"
          aria-disabled={acting}
          onClick={() => showAgain(each)}
          {...lockProps(lock, () => showAgain(each))}
        >
          {words.showOf(each.name)}
        </button>
      ))}
      <a
        className="text-button"
        href={inList ? addressOfEntry(`${list.key}.${inList.id}`) : addressOf('lists', {})}
      >
        {words.inList(hidden.length)}
      </a>
    </fieldset>
  )
}
