import { useEffect, useMemo, useRef, useState } from 'react'
import { admin } from '#content/admin.ts'
import type { ContentItem } from '#website-content/content-item.ts'
import { AcceptAll } from './accept-all.tsx'
import { type ButtonState, buttonsOf, problemOf } from './buttons.ts'
import { CatalogNotice } from './catalog-notice.tsx'
import { ComingButton } from './coming-button.tsx'
import type { ContentStore } from './content-store.ts'
import type { Entry } from './entries.ts'
import { LeadingButton } from './leading-button.tsx'
import { usePanel } from './panel-context.ts'
import type { LoadedCatalog } from './use-catalog.ts'
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

/** Which buttons are still coming soon, with a suggestion for each, and where the others lead. */
export function ButtonsView({ loaded, entries, items, loading, store }: ButtonsViewProps) {
  const { catalog, rules, drafts } = usePanel()
  /** What was typed in place of suggestions, by key. */
  const [typed, setTyped] = useState(none)
  /** Where those led that were made coming soon again. */
  const [led, setLed] = useState(none)
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useMemo(
    () => (catalog && items ? buttonsOf(catalog, entries, rules) : undefined),
    [catalog, items, entries, rules],
  )
  const coming = buttons?.filter(({ destination }) => destination === '') ?? []
  const leading = buttons?.filter(({ destination }) => destination !== '') ?? []

  const write = (key: string, value: string | undefined) =>
    setTyped((all) => (value === undefined ? without(all, key) : new Map(all).set(key, value)))
  const proposalOf = ({ text: { key }, suggestion }: ButtonState) =>
    typed.get(key) ?? led.get(key) ?? suggestion
  function stopped({ text, destination }: ButtonState) {
    write(text.key, undefined)
    setLed((all) => new Map(all).set(text.key, destination))
  }
  useEffect(() => {
    const unsaved = buttons?.flatMap((button) => {
      const { text, suggestion, destination } = button
      const value = typed.get(text.key)
      const known = value === undefined || [led.get(text.key), suggestion, destination].includes(value)
      return known ? [] : [{ base: asItem(button), text: value }]
    })
    if (unsaved) drafts.hold('buttons', unsaved)
  }, [buttons, typed, led, drafts])
  const puts = coming.flatMap((button) => {
    const value = proposalOf(button)
    const wrong = problemOf(button.text, value, rules)
    return wrong ? [] : [{ key: button.text.key, value, item: button.item }]
  })

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
          {buttons && admin.buttons.count(coming.length, leading.length)}
        </p>
      </div>
      <CatalogNotice {...{ loaded, items, loading }} />
      {buttons && (
        <>
          <div className="buttons-heading">
            <h3>{admin.buttons.coming}</h3>
            <p>{coming.length > 0 ? admin.buttons.comingHint : admin.buttons.noneComing}</p>
            <AcceptAll
              puts={puts}
              coming={new Set(coming.map(({ text }) => text.key))}
              store={store}
              onGone={() => heading.current?.focus()}
            />
          </div>
          <ul>
            {coming.map((button) => (
              <ComingButton
                key={button.text.key}
                button={button}
                proposal={proposalOf(button)}
                list={destinationsId}
                onWrite={(value) => write(button.text.key, value)}
                store={store}
              />
            ))}
          </ul>
          <div className="buttons-heading">
            <h3>{admin.buttons.leading}</h3>
            {leading.length === 0 && <p>{admin.buttons.noneLeading}</p>}
          </div>
          <ul>
            {leading.map((button) => (
              <LeadingButton
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

const none: ReadonlyMap<string, string> = new Map()

function without(all: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  const next = new Map(all)
  next.delete(key)
  return next
}

/** A button as the version that a destination was typed over. */
const asItem = ({ text, item, destination }: ButtonState): ContentItem => ({
  id: item?.id ?? text.key,
  content_key: text.key,
  content_value: destination,
  created_at: item?.created_at ?? '',
  updated_at: item?.updated_at ?? '',
})
