import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAccess } from '#app/admin/access/access-context.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isWaiting, type ViewProps } from '#app/admin/catalog/view-props.ts'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import { useDrafts } from '#app/admin/drafts/draft-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import { AcceptSuggestionsButton } from './accept-suggestions-button.tsx'
import { type AcceptedLinks, AcceptedNotice, isAsAccepted } from './accepted-notice.tsx'
import { ButtonFilter } from './button-filter.tsx'
import { ButtonGroups } from './button-groups.tsx'
import { buttonsOf } from './buttons.ts'
import { groupByPage } from './group-by-page.ts'
import { useLinkChanges } from './use-link-changes.ts'
import { useShownButtons } from './use-shown-buttons.ts'
import './view.css'

const loadAcceptSuggestions = () => import('./accept-suggestions.tsx')

/**
 * All buttons of the site by page, with their links. Rows keep their places until the view, the filter or the release is
 * left.
 */
export default function ButtonsView({ catalogState, textStates, items, readFailed }: ViewProps) {
  const { catalog, rules } = useSite()
  const { keepsHistory } = useAccess()
  const changes = useLinkChanges()
  const { formerLinks, forgetChanges } = changes
  const buttons = useMemo(
    () =>
      catalog && items
        ? buttonsOf(catalog, textStates, rules).map((button) => ({
            ...button,
            suggestion: formerLinks.get(button.text.key) ?? button.suggestion,
          }))
        : undefined,
    [catalog, items, textStates, rules, formerLinks],
  )
  const { filter, shown, show } = useShownButtons(buttons)
  const [planning, setPlanning] = useState(false)
  const { chosen } = useReleases()
  const [accepted, setAccepted] = useState<AcceptedLinks & { release: string | undefined }>()
  const isHere = accepted?.release === chosen
  const undoable = accepted && isHere && buttons && isAsAccepted(accepted, buttons) ? accepted : undefined
  const wasUndoable = useRef(false)
  // Once it can no longer be undone, it never can, although the links may be the same again.
  useEffect(() => {
    if (!isHere) return
    if (wasUndoable.current && !undoable) setAccepted(undefined)
    wasUndoable.current = undoable !== undefined
  }, [isHere, undoable])
  const AcceptSuggestions = useModule(loadAcceptSuggestions, planning, () => {
    setPlanning(false)
    tellPartFailed()
  })?.AcceptSuggestions
  const isPlanShown = planning && AcceptSuggestions !== undefined
  const heading = useRef<HTMLHeadingElement>(null)
  const acceptAll = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The view is opened, perhaps again.
    forgetChanges()
    setAccepted(undefined)
  }, [forgetChanges])
  const revealed = useDrafts((drafts) => drafts.revealed)
  useEffect(() => {
    if (revealed === undefined) return
    show('all')
    setPlanning(false)
  }, [revealed, show])

  function closePlan() {
    flushSync(() => setPlanning(false))
    const next = acceptAll.current ?? heading.current
    next?.focus()
  }
  function linked(links: AcceptedLinks) {
    flushSync(() => {
      setPlanning(false)
      setAccepted({ ...links, release: chosen })
    })
    // By now, it may be elsewhere.
    if (document.activeElement === document.body) heading.current?.focus()
  }

  return (
    <section
      className="buttons-view"
      aria-labelledby="site-buttons"
      aria-busy={isWaiting({ items, readFailed, catalogState })}
    >
      <div className="buttons-head">
        <h2 id="site-buttons" ref={heading} tabIndex={-1}>
          {buttonsView.title}
        </h2>
        {buttons && !isPlanShown && (
          <ButtonFilter
            buttons={buttons}
            current={filter}
            onChange={(name) => {
              show(name)
              forgetChanges()
            }}
          />
        )}
        {!isPlanShown && <p className="buttons-hint">{buttonsView.hint}</p>}
        <div className="buttons-all">
          <AcceptedNotice accepted={undoable} />
          {/* Changing several at once is only offered if it can be undone. */}
          {buttons && keepsHistory && !isPlanShown && !undoable && (
            <AcceptSuggestionsButton ref={acceptAll} buttons={buttons} onClick={() => setPlanning(true)} />
          )}
        </div>
        <p role="status" className="sr-only">
          {changes.announcementFor(buttons ?? [])}
        </p>
      </div>
      <CatalogNotice {...{ catalogState, items, readFailed }} />
      {planning && AcceptSuggestions ? (
        <AcceptSuggestions buttons={buttons} items={items} onClose={closePlan} onLinked={linked} />
      ) : (
        buttons &&
        catalog && (
          <ButtonGroups
            groups={groupByPage(shown, catalog.pageGroups)}
            addresses={catalog.linkableAddresses}
            empty={filter === 'linked' ? buttonsView.noneLinked : buttonsView.noneComing}
            changes={changes}
          />
        )
      )}
    </section>
  )
}
