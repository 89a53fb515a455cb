import { useCallback, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import type { NotedRedirect } from '#app/admin/catalog/catalog.ts'
import { PageLink } from '#app/admin/catalog/page-link.tsx'
import { redirectNotices, redirects as words } from '#app/admin/copy/redirects.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import { passFocusToNeighbor } from '#app/admin/ui/pass-focus.ts'
import { removeLine, removeRedirects } from './redirect-changes.ts'
import type { ChangeRedirects } from './use-redirect-changes.ts'
import '#app/admin/ui/rows.css'
import '#app/admin/ui/text-button.css'

interface RedirectRowProps {
  line: NotedRedirect
  /** The name of the page, if it is a hidden one. */
  name: string | undefined
  changes: ChangeRedirects
  /** Called when the row is gone. */
  onRemoved: () => void
}

/** A hidden page or an old address, and where it leads. */
export function RedirectRow({ line, name, changes, onRemoved }: RedirectRowProps) {
  const { text, from, path, end, why } = line
  const { lock } = useAccess()
  const isHidden = end !== undefined && name !== undefined
  /** As people read it, unless the line may contain anything. */
  const address = end === undefined ? from : path

  /**
   * Whether the row is being removed here. The focus then does not move to its neighbor: a second Enter would remove that
   * line, too.
   */
  const isRemoving = useRef(false)
  const passFocus = useCallback((row: HTMLElement | null) => {
    const pass = passFocusToNeighbor(row)
    return () => {
      if (!isRemoving.current) pass()
    }
  }, [])

  async function remove() {
    isRemoving.current = true
    const removed = isHidden
      ? changes.apply(words.reasons.shown(name), removeRedirects(from), redirectNotices.shown(name))
      : changes.apply(words.reasons.removed(address), removeLine(text), redirectNotices.removed(address))
    if (await removed) onRemoved()
    isRemoving.current = false
  }

  return (
    <li ref={passFocus} className="named-row">
      <div className="row-name">
        <h4>{isHidden ? name : <bdi>{end === undefined ? text : path}</bdi>}</h4>
        {isHidden && <code>{path}</code>}
        {end === undefined ? (
          <p className="item-note">{words.isIgnored(why ?? '')}</p>
        ) : (
          <p className="redirect-target">
            {isHidden ? words.isHidden : words.isOld}. {words.leads} <PageLink path={end} />
          </p>
        )}
      </div>
      <div className="row-actions">
        {isHidden && (
          <a className="text-button" href={addressOf('pages', { path })} aria-label={words.editOf(name)}>
            {words.edit}
          </a>
        )}
        <button
          type="button"
          className="text-button"
          aria-label={isHidden ? words.showOf(name) : words.removeOf(address)}
          aria-disabled={changes.saving}
          onClick={remove}
          {...lockProps(lock, remove)}
        >
          {isHidden ? words.show : words.remove}
        </button>
      </div>
    </li>
  )
}
