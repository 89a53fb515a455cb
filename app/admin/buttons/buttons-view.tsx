import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import type { Entry } from '#app/admin/catalog/entries.ts'
import type { LoadedCatalog } from '#app/admin/catalog/use-catalog.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { type ButtonState, buttonsOf, problemOf } from './buttons.ts'
import { LinkedButton } from './linked-button.tsx'
import { unlink } from './unlink.ts'
import { UnlinkedButton } from './unlinked-button.tsx'
import { useSuggestions } from './use-suggestions.ts'
import './buttons-view.css'

interface ButtonsViewProps {
  loaded: LoadedCatalog
  entries: readonly Entry[]
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
  store: ContentStore
}

const destinationsId = 'destinations'
const loadAcceptPlan = () => import('./accept-all.tsx')

/** Which buttons are still coming soon, with a suggestion for each, and where the others lead. */
export function ButtonsView({ loaded, entries, items, loading, store }: ButtonsViewProps) {
  const { catalog, rules, lock, keepsHistory } = usePanel()
  /** Keys of the buttons that were accepted here. Until the view is left, they keep their place. */
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => () => setAccepted(new Set()), [])
  const [planning, setPlanning] = useState(false)
  const AcceptAll = useModule(loadAcceptPlan)?.AcceptAll
  const heading = useRef<HTMLHeadingElement>(null)
  const acceptAll = useRef<HTMLButtonElement>(null)
  const buttons = useMemo(
    () => (catalog && items ? buttonsOf(catalog, entries, rules) : undefined),
    [catalog, items, entries, rules],
  )
  const coming = buttons?.filter(({ destination }) => destination === '') ?? []
  const { typed, write, proposalOf, stopped } = useSuggestions(buttons)
  const isLeading = ({ text: { key }, destination }: ButtonState) =>
    destination !== '' && !(accepted.has(key) && (typed.get(key) ?? destination) === destination)
  const leading = buttons?.filter(isLeading) ?? []

  async function accept(button: ButtonState) {
    const { text, item } = button
    setAccepted((all) => new Set(all).add(text.key))
    if (await store.put({ key: text.key, value: proposalOf(button), item })) write(text.key, undefined)
  }
  const suggestions = coming.flatMap((button) => {
    const { text, label } = button
    const value = proposalOf(button)
    return problemOf(text, value, rules) ? [] : [{ key: text.key, value, label }]
  })
  function closePlan() {
    flushSync(() => setPlanning(false))
    const next = acceptAll.current ?? heading.current
    next?.focus()
  }

  return (
    <section
      className="buttons-view content-list"
      aria-labelledby="site-buttons"
      aria-busy={!buttons && loading && loaded !== 'failed'}
    >
      <div className="admin-heading">
        <h2 id="site-buttons" ref={heading} tabIndex={-1}>
          {admin.buttons.title}
        </h2>
        <p className="count" role="status">
          {buttons && admin.buttons.count(coming.length, buttons.length - coming.length)}
        </p>
      </div>
      <CatalogNotice {...{ loaded, items, loading }} />
      {buttons && (
        <>
          <div className="buttons-heading">
            <h3>{admin.buttons.coming}</h3>
            <p>{coming.length > 0 ? admin.buttons.comingHint : admin.buttons.noneComing}</p>
            {/* What cannot be undone is not offered for several at once. */}
            {keepsHistory && suggestions.length > 0 && !planning && (
              <Button ref={acceptAll} onClick={() => setPlanning(true)} {...lockProps(lock)}>
                {admin.buttons.acceptAll(suggestions.length)}
              </Button>
            )}
          </div>
          {planning && items && AcceptAll && (
            <AcceptAll {...{ suggestions, items, store }} onClose={closePlan} />
          )}
          <ul>
            {buttons
              .filter((button) => !isLeading(button))
              .map((button) => (
                <UnlinkedButton
                  key={button.text.key}
                  button={button}
                  proposal={proposalOf(button)}
                  list={destinationsId}
                  onWrite={(value) => write(button.text.key, value)}
                  onAccept={() => accept(button)}
                  onUndo={async () => {
                    if (await unlink(store, button)) stopped(button)
                  }}
                />
              ))}
          </ul>
          <div className="buttons-heading">
            <h3>{admin.buttons.leading}</h3>
            {coming.length === buttons.length && <p>{admin.buttons.noneLeading}</p>}
          </div>
          <ul>
            {leading.map((button) => (
              <LinkedButton
                key={button.text.key}
                button={button}
                typed={typed.get(button.text.key)}
                onWrite={(value) => write(button.text.key, value)}
                onStop={() => stopped(button)}
                store={store}
              />
            ))}
          </ul>
          <datalist id={destinationsId}>
            {catalog?.destinations.map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </>
      )}
    </section>
  )
}
