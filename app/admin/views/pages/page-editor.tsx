import { useId, useMemo } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { pathOfText } from '#app/admin/catalog/text-address.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { addressOf, useParams } from '#app/admin/navigation/address.ts'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { PageColumns } from './page-columns.tsx'
import { PageTools } from './page-tools.tsx'
import { usePageOptions } from './stage/use-page-options.ts'
import { useEditablePage } from './use-editable-page.ts'
import '#app/admin/ui/item.css'
import './site-page.css'

interface PageEditorProps {
  path: string
  items: readonly ContentItem[]
  textStates: readonly TextState[]
  /** The lists of the site, whose ids are a text, too. */
  lists: readonly TextState[]
  catalog: Catalog
}

/** One page of the site: how it is shown, the page itself, and a list of its texts. */
export function PageEditor({ path, items, textStates, lists, catalog }: PageEditorProps) {
  const id = useId()
  const { text: openKey } = useParams('pages')
  const options = usePageOptions()
  const byKey = useMemo(
    () => new Map([...textStates, ...lists].map((textState) => [textState.text.key, textState])),
    [textStates, lists],
  )
  const { page, late, retry } = useEditablePage(path, byKey)
  const { name = path, movedTo } = catalog.pages.find((each) => each.path === path) ?? {}
  const texts = useMemo(
    () => (typeof page === 'object' ? textsOf(path, page, textStates) : []),
    [path, page, textStates],
  )

  return (
    <section className="panel-view" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="sr-only" tabIndex={-1}>
        {name}
      </h2>
      <PageTools {...{ path, options }} all={catalog.pages} texts={texts.length} listId={`${id}-list`} />
      {movedTo !== undefined && (
        <p className="item-note page-hidden">
          {pages.hidden.note(movedTo)} <a href={addressOf('lists', {})}>{pages.hidden.show}</a>
        </p>
      )}
      {page === undefined && <p className="content-none">{pages.loading}</p>}
      {page === 'missing' && (
        <p role="alert" className="content-none">
          {pages.missing}
        </p>
      )}
      {page === 'failed' && (
        <p ref={passFocusToHeading} role="alert" className="content-none">
          {pages.failed}{' '}
          <button type="button" onClick={retry}>
            {admin.items.retry}
          </button>
        </p>
      )}
      {typeof page === 'object' && (
        <PageColumns
          key={path}
          listId={`${id}-list`}
          {...{ path, name, page, late, options, openKey, texts, byKey, items, catalog }}
        />
      )}
    </section>
  )
}

/** The texts of a page, in the order of the site. An empty text is nowhere on its page. */
function textsOf(path: string, page: EditablePage, textStates: readonly TextState[]): TextState[] {
  const own = new Set(Object.values(page.texts).map(({ key }) => key))
  return textStates.filter(({ text }) => own.has(text.key) || pathOfText(text) === path)
}
