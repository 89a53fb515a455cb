import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import type { Catalog, NotedRedirect } from '#app/admin/catalog/catalog.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { redirects as words } from '#app/admin/copy/redirects.ts'
import { Button } from '#app/ui/button.tsx'
import { HidePageForm } from './hide-page-form.tsx'
import { OldAddressForm } from './old-address-form.tsx'
import { RedirectRow } from './redirect-row.tsx'
import { useRedirectChanges } from './use-redirect-changes.ts'
import '#app/admin/ui/item.css'
import '#app/admin/ui/rows.css'
import './redirects-section.css'

interface RedirectsSectionProps {
  /** The text that redirects. */
  state: TextState
  catalog: Catalog
  /** Whether the items have been read, so that the text is what visitors see. */
  isRead: boolean
}

/** The pages that are hidden, the old addresses, and where each leads. */
export function RedirectsSection({ state, catalog, isRead }: RedirectsSectionProps) {
  const id = useId()
  const { lock } = useAccess()
  const changes = useRedirectChanges(catalog)
  const [form, setForm] = useState<'hide' | 'add'>()
  const buttons = { hide: useRef<HTMLButtonElement>(null), add: useRef<HTMLButtonElement>(null) }
  const heading = useRef<HTMLHeadingElement>(null)

  const lines = catalog.readRedirects(state.current)
  const moved = new Set(lines.flatMap(({ path, end }) => (end === undefined ? [] : path)))
  const names = new Map(catalog.pages.map(({ path, name }) => [path, name]))
  const shown = catalog.pages.filter(({ path, section }) => !moved.has(path) && section !== 'errors')
  const hideable = shown.filter(({ isHideable }) => isHideable)
  const hidden = lines.filter(({ path, end }) => end !== undefined && names.has(path))
  const old = lines.filter(({ path, end }) => end !== undefined && !names.has(path))
  const ignored = lines.filter(({ end }) => end === undefined)
  const ids = idsOf(lines)

  /** By the time a change has been saved, another form may be open, and the focus may be elsewhere. */
  function close(which: 'hide' | 'add') {
    flushSync(() => setForm((now) => (now === which ? undefined : now)))
    if (document.activeElement === document.body) buttons[which].current?.focus()
  }
  function passFocusOn() {
    if (document.activeElement === document.body) heading.current?.focus()
  }
  const opens = (which: 'hide' | 'add') => ({
    ref: buttons[which],
    tone: 'outline' as const,
    'aria-expanded': form === which,
    onClick: () => setForm(form === which ? undefined : which),
    ...lockProps(lock, () => setForm(which)),
  })

  return (
    <section className="redirects" aria-labelledby={id} aria-busy={changes.saving}>
      <div className="rows-head">
        <h3 ref={heading} id={id} tabIndex={-1}>
          {words.title}
        </h3>
        <p className="count">{isRead && words.count(hidden.length, old.length)}</p>
        <div className="redirects-buttons">
          {hideable.length > 0 && <Button {...opens('hide')}>{words.hide}</Button>}
          <Button {...opens('add')}>{words.add}</Button>
        </div>
        <p className="redirects-hint">{words.hint}</p>
      </div>
      {state.ignored && <p className="item-note">{words.ignored}</p>}
      {form === 'hide' && <HidePageForm {...{ shown, hideable, changes }} onClose={() => close('hide')} />}
      {form === 'add' && (
        <OldAddressForm {...{ shown, lines, catalog, changes }} onClose={() => close('add')} />
      )}
      {isRead && lines.length === 0 && <p className="content-none">{words.none}</p>}
      <ul>
        {[...hidden, ...old, ...ignored].map((line) => (
          <RedirectRow
            key={ids.get(line)}
            line={line}
            name={names.get(line.path)}
            changes={changes}
            onRemoved={passFocusOn}
          />
        ))}
      </ul>
    </section>
  )
}

/** Returns an id for each line that stays the same when other lines come and go: its address, and which of several it is. */
function idsOf(lines: readonly NotedRedirect[]): Map<NotedRedirect, string> {
  const counts = new Map<string, number>()
  const ids = new Map<NotedRedirect, string>()
  for (const line of lines) {
    const address = line.end === undefined ? line.text : line.from
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    ids.set(line, `${count} ${address}`)
  }
  return ids
}
