import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { setParams, useParams } from '#app/admin/address.ts'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { useLabels } from '#app/admin/catalog/use-label.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { type EditablePage, errorPage } from '#content/keys/marked-texts.ts'
import { OtherTexts } from './other-texts.tsx'
import { optionsOf } from './page-options.ts'
import { PageStage } from './page-stage.tsx'
import { PageTools } from './page-tools.tsx'
import { pagesOf } from './pages-of.ts'
import { useEditablePage } from './use-editable-page.ts'
import './site-page.css'

interface SitePageProps {
  path: string
  entries: readonly Entry[]
  catalog: Catalog
}

const open = (text: string | undefined) => setParams('pages', { text })
const nothing: ReadonlySet<string> = new Set()

/** One page of the site: how it is shown, the page itself, and the texts that cannot be seen on it. */
export function SitePage({ path, entries, catalog }: SitePageProps) {
  const id = useId()
  const params = useParams('pages')
  const options = optionsOf(params)
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.text.key, entry])), [entries])
  const { page, retry } = useEditablePage(path, byKey)
  const [seen, setSeen] = useState(nothing)
  const [removed, setRemoved] = useState<{ key: string; value: string }>()
  const keepRemoved = useCallback((key: string, value: string) => setRemoved({ key, value }), [])
  const places = useMemo(() => pagesOf(catalog), [catalog])
  const name = places.find((each) => each.path === path)?.name ?? path
  const others = useMemo(
    () => (typeof page === 'object' ? unseen(path, page, byKey, seen) : []),
    [path, page, byKey, seen],
  )
  const openKey = params.text
  const isOther = seen.size > 0 && others.some(({ text }) => text.key === openKey)

  // A text that cannot be seen is edited in the list.
  useEffect(() => {
    if (isOther) setParams('pages', { others: 'shown' })
  }, [isOther])

  return (
    <section className="site-page content-list" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only" tabIndex={-1}>
        {name}
      </h2>
      <PageTools {...{ path, places, options }} others={others.length} othersId={`${id}-others`} />
      {removed && <WasReset removed={removed} onDone={() => setRemoved(undefined)} />}
      {page === undefined && <p className="content-none">{pages.loading}</p>}
      {page === 'missing' && <p className="content-none">{pages.missing}</p>}
      {page === 'failed' && (
        <p className="content-none">
          {pages.failed}{' '}
          <button type="button" onClick={retry}>
            {pages.retry}
          </button>
        </p>
      )}
      {typeof page === 'object' && (
        <div className="page-columns">
          {options.showsOthers && (
            <OtherTexts
              id={`${id}-others`}
              path={path}
              entries={others}
              openKey={openKey}
              onOpen={open}
              onReset={keepRemoved}
            />
          )}
          <PageStage
            {...options}
            key={path}
            name={name}
            page={page}
            entries={byKey}
            openKey={openKey}
            onOpen={open}
            onReset={keepRemoved}
            onSeen={setSeen}
          />
        </div>
      )}
    </section>
  )
}

/** Says that an edit was removed, and offers to restore it. */
function WasReset({
  removed: { key, value },
  onDone,
}: {
  removed: { key: string; value: string }
  onDone: () => void
}) {
  const { add } = useStore()
  const labelOf = useLabels()
  return (
    <p className="page-reset" role="status">
      {pages.wasReset(labelOf(key))}{' '}
      <button
        type="button"
        onClick={async () => {
          if (await add(key, value)) onDone()
        }}
      >
        {pages.undo}
      </button>
    </p>
  )
}

/** The texts of a page that cannot be seen on it, in the order of the site. An empty text is nowhere on its page. */
function unseen(
  path: string,
  page: EditablePage,
  entries: ReadonlyMap<string, Entry>,
  seen: ReadonlySet<string>,
): Entry[] {
  const own = new Set(Object.values(page.texts).map(({ key }) => key))
  return [...entries.values()].filter(
    ({ text }) => !seen.has(text.key) && (own.has(text.key) || (text.page ?? errorPage) === path),
  )
}
