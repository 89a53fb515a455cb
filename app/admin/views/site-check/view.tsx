import { type ReactNode, useMemo } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { isWaiting, type ViewProps } from '#app/admin/catalog/view-props.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { siteCheck as words } from '#app/admin/copy/site-check.ts'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { CheckProgress } from './check-progress.tsx'
import { OutsideLinks } from './outside-links.tsx'
import { ProblemGroup } from './problem-group.tsx'
import { problemKinds } from './site-problem.ts'
import { useSiteCheck } from './use-site-check.ts'
import '#app/admin/ui/text-button.css'
import './view.css'

/** What is wrong with the texts of the site now: live, or with the release that receives changes. */
export default function SiteCheckView({ items, readFailed, textStates, catalogState }: ViewProps) {
  const { catalog } = useSite()
  return (
    <section
      className="site-check panel-view"
      aria-labelledby="site-check-heading"
      aria-busy={isWaiting({ items, readFailed, catalogState })}
    >
      {catalog && items ? (
        <CheckedSite {...{ catalog, items, textStates }} />
      ) : (
        <>
          <CheckHead />
          <CatalogNotice {...{ catalogState, items, readFailed }} />
        </>
      )}
    </section>
  )
}

const CheckHead = ({ children }: { children?: ReactNode }) => (
  <div className="admin-heading site-check-head">
    <h2 id="site-check-heading" tabIndex={-1}>
      {admin.views.check}
    </h2>
    {children}
  </div>
)

interface CheckedSiteProps {
  catalog: Catalog
  items: readonly ContentItem[]
  textStates: readonly TextState[]
}

function CheckedSite({ catalog, items, textStates }: CheckedSiteProps) {
  const { state, retry } = useSiteCheck({ catalog, textStates, items })
  const byKind = useMemo(() => Map.groupBy(state?.problems ?? [], ({ kind }) => kind), [state?.problems])
  const pages = state?.pages
  // What has to be done comes first.
  const kinds = problemKinds.toSorted((a, b) => Number(byKind.has(b)) - Number(byKind.has(a)))
  return (
    <>
      <CheckHead>
        {pages && <CheckProgress {...pages} label={words.measuring(pages.done, pages.all)} />}
        <p role="status" className={pages && 'sr-only'}>
          {!state || pages ? words.checking : words.checked(state.checked, state.problems.length)}
        </p>
        {state && state.failed > 0 && !pages && (
          <p ref={passFocusToHeading}>
            {words.failedPages(state.failed)}{' '}
            <button type="button" className="text-button" onClick={retry}>
              {words.retry}
            </button>
          </p>
        )}
      </CheckHead>
      {kinds.map((kind) => (
        <ProblemGroup
          key={kind}
          kind={kind}
          problems={byKind.get(kind) ?? []}
          running={!state || pages !== undefined}
        />
      ))}
      <OutsideLinks catalog={catalog} items={items} />
    </>
  )
}
