import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccess } from '#app/admin/access/access-context.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { LoadedCatalog } from '#app/admin/catalog/use-catalog.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { useDraftStore, useDrafts } from '#app/admin/drafts/draft-context.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { AcceptAllButton } from './accept-all-button.tsx'
import { type ButtonState, buttonsOf } from './buttons.ts'
import { LinkedButton } from './linked-button.tsx'
import { unlink } from './unlink.ts'
import { UnlinkedButton } from './unlinked-button.tsx'
import './buttons-view.css'

interface ButtonsViewProps {
  loaded: LoadedCatalog
  entries: readonly Entry[]
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
}

const destinationsId = 'destinations'
const loadAcceptAll = () => import('./accept-all.tsx')

/** The buttons that have no link yet, with a suggestion for each, and the links of the others. */
export function ButtonsView({ loaded, entries, items, loading }: ButtonsViewProps) {
  const store = useStore()
  const drafts = useDraftStore()
  const { catalog, rules } = useSite()
  const { keepsHistory } = useAccess()
  /** Keys of the buttons linked in this view. They keep their place until the user leaves the view. */
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => () => setAccepted(new Set()), [])
  const [planning, setPlanning] = useState(false)
  const AcceptAll = useModule(loadAcceptAll)?.AcceptAll
  const heading = useRef<HTMLHeadingElement>(null)
  const acceptAll = useRef<HTMLButtonElement>(null)
  /** The former links of buttons unlinked in this view: the best suggestions for them. */
  const [formerLinks, setFormerLinks] = useState<ReadonlyMap<string, string>>(new Map())
  const buttons = useMemo(
    () =>
      catalog && items
        ? buttonsOf(catalog, entries, rules).map((button) => ({
            ...button,
            suggestion: formerLinks.get(button.text.key) ?? button.suggestion,
          }))
        : undefined,
    [catalog, items, entries, rules, formerLinks],
  )
  const coming = useMemo(() => buttons?.filter(({ destination }) => destination === '') ?? [], [buttons])
  /** Buttons linked here that somebody else has linked differently while a link was being typed. */
  const overtaken = useDrafts(({ byKey }) =>
    (buttons ?? [])
      .filter(({ text: { key }, destination }) => {
        const typed = byKey.get(key)?.text
        return accepted.has(key) && typed !== undefined && typed !== destination
      })
      .map(({ text }) => text.key)
      .join('\n'),
  ).split('\n')
  const isLinked = ({ text: { key }, destination }: ButtonState) =>
    destination !== '' && (!accepted.has(key) || overtaken.includes(key))
  const linked = buttons?.filter(isLinked) ?? []

  async function accept({ text: { key }, item }: ButtonState, value: string) {
    setAccepted((all) => new Set(all).add(key))
    if (await store.put({ key, value, item })) drafts.discard(key)
  }
  function unlinked({ text: { key }, destination }: ButtonState) {
    drafts.discard(key)
    setFormerLinks((all) => new Map(all).set(key, destination))
  }
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
            {/* Changing several at once is only offered if it can be undone. */}
            {keepsHistory && !planning && (
              <AcceptAllButton ref={acceptAll} buttons={coming} onClick={() => setPlanning(true)} />
            )}
          </div>
          {planning && items && AcceptAll && <AcceptAll buttons={coming} items={items} onClose={closePlan} />}
          <ul>
            {buttons
              .filter((button) => !isLinked(button))
              .map((button) => (
                <UnlinkedButton
                  key={button.text.key}
                  button={button}
                  list={destinationsId}
                  onAccept={(value) => accept(button, value)}
                  onUndo={async () => {
                    if (await unlink(store, button)) unlinked(button)
                  }}
                />
              ))}
          </ul>
          <div className="buttons-heading">
            <h3>{admin.buttons.leading}</h3>
            {coming.length === buttons.length && <p>{admin.buttons.noneLeading}</p>}
          </div>
          <ul>
            {linked.map((button) => (
              <LinkedButton key={button.text.key} button={button} onUnlinked={() => unlinked(button)} />
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
