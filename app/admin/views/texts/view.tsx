import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isWaiting, type ViewProps } from '#app/admin/catalog/view-props.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { useRevealedKey } from '#app/admin/drafts/use-revealed-key.ts'
import { FormerlyEdited, useFormerlyEditedKeys } from '#app/admin/item-history/formerly-edited.ts'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { PageContents } from './page-contents.tsx'
import { firstPage, sectionsOf } from './sections.ts'
import { TextSection } from './text-section.tsx'
import { TextsHead } from './texts-head.tsx'
import './view.css'

/** The texts of one page, or those that a search or filter finds, to be edited and reset in place. */
export default function TextsView({ catalogState, textStates, items, readFailed }: ViewProps) {
  const { page, q = '', only, text: openKey } = useParams('texts')
  const { catalog } = useSite()
  const query = useDeferredValue(q)
  const onlyEdited = only === 'edited'
  const [removed, keepRemoved] = useRemovedEdits()
  const formerlyEdited = useFormerlyEditedKeys(items)
  useRevealedDraft(catalog)

  const pageOfOpen = openKey === undefined ? undefined : catalog?.byKey.get(openKey)?.pageName
  const current = q.trim() || onlyEdited ? undefined : (page ?? pageOfOpen ?? firstPage)
  const sections = useMemo(
    () =>
      sectionsOf(textStates, { page: page ?? pageOfOpen ?? firstPage, query, onlyEdited, removed, openKey }),
    [textStates, page, pageOfOpen, query, onlyEdited, removed, openKey],
  )
  /** The page that is shown by the time a text has been saved. */
  const latest = useRef(current)
  useEffect(() => {
    latest.current = current
  }, [current])
  /** After a text is closed, the page is still shown. */
  const open = useCallback((text: string | undefined) => {
    const page = text === undefined && latest.current !== firstPage ? latest.current : undefined
    setParams('texts', page === undefined ? { text } : { text, page })
  }, [])
  const shown = sections.reduce((sum, section) => sum + section.textStates.length, 0)
  const edited = textStates.filter(({ item }) => item).length

  return (
    <section
      className="texts-view panel-view"
      aria-labelledby="site-texts"
      aria-busy={isWaiting({ items, readFailed, catalogState })}
    >
      <div className="texts-contents">
        <div className="admin-heading">
          <h2 id="site-texts" tabIndex={-1}>
            {admin.texts.title}
          </h2>
          <p className="count">{catalog && items && admin.texts.count(textStates.length, edited)}</p>
        </div>
        {catalog && (
          <PageContents textStates={textStates} pageGroups={catalog.pageGroups} current={current} />
        )}
      </div>
      <div className="texts-work">
        {catalog && items && (
          <TextsHead
            {...{ query: q, onlyEdited, shown }}
            page={catalog.pageGroups.find(({ name }) => name === current)}
          />
        )}
        <CatalogNotice {...{ catalogState, items, readFailed }} />
        {catalog && items && shown === 0 && (
          <p className="content-none">
            {onlyEdited && !q.trim() ? admin.texts.noneEdited : admin.texts.none}
          </p>
        )}
        <FormerlyEdited value={formerlyEdited}>
          {items &&
            sections.map((section) => (
              <TextSection
                key={section.title}
                {...{ ...section, openKey, removed, keepRemoved }}
                wholeNames={!current}
                onOpen={open}
              />
            ))}
        </FormerlyEdited>
      </div>
    </section>
  )
}

/**
 * The values of edits removed in this view, by key. Until the user leaves it or chooses where changes go, each can be put
 * back.
 */
function useRemovedEdits() {
  const [removed, setRemoved] = useState<ReadonlyMap<string, string>>(none)
  const { chosen } = useReleases()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another release is not where they were removed
  useEffect(() => () => setRemoved(none), [chosen])
  const keepRemoved = useCallback((key: string, value: string | undefined) => {
    setRemoved((all) => {
      const next = new Map(all)
      if (value === undefined) next.delete(key)
      else next.set(key, value)
      return next
    })
  }, [])
  return [removed, keepRemoved] as const
}

/** Shows the page of a draft that was chosen above the views. */
function useRevealedDraft(catalog: Catalog | undefined) {
  const revealed = useRevealedKey()
  const page = revealed === undefined ? undefined : catalog?.byKey.get(revealed)?.pageName
  useEffect(() => {
    if (page !== undefined) setParams('texts', { page, q: undefined, only: undefined })
  }, [page])
}

const none: ReadonlyMap<string, string> = new Map()
