import { useEffect, useId, useMemo, useState } from 'react'
import { addressOf, setParams, useParams } from '#app/admin/address.ts'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { placeInList } from '#app/admin/catalog/entry-address.ts'
import { pathOfText } from '#app/admin/catalog/text-address.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { PageTools } from './page-tools.tsx'
import { PageListsContext } from './stage/form/page-lists.ts'
import { PageStage } from './stage/page-stage.tsx'
import { usePageOptions } from './stage/use-page-options.ts'
import { TextList } from './text-list.tsx'
import { useEditablePage } from './use-editable-page.ts'
import { useNewEntry } from './use-new-entry.ts'
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

/** Opens a text for editing, also while links are followed; undefined closes the form. */
const open = (text: string | undefined) => setParams('pages', text ? { text, mode: undefined } : { text })
const loadNewEntryDialog = () => import('#app/admin/list-entries/new-entry-dialog.tsx')
const nothing: ReadonlySet<string> = new Set()

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
  const [seen, setSeen] = useState(nothing)
  const { name = path, movedTo } = catalog.pages.find((each) => each.path === path) ?? {}
  const texts = useMemo(
    () => (typeof page === 'object' ? textsOf(path, page, textStates) : []),
    [path, page, textStates],
  )
  const { newEntry, isAwaited, add, ...adding } = useNewEntry(openKey, seen, open)
  const pageLists = useMemo(() => ({ items, byKey, add }), [items, byKey, add])
  // Loaded in advance, for the button in the form of a text.
  const canAdd = openKey !== undefined && placeInList(catalog, openKey) !== undefined
  const NewEntryDialog = useModule(loadNewEntryDialog, canAdd)?.NewEntryDialog
  const isUnseen = seen.size > 0 && texts.some(({ text }) => text.key === openKey && !seen.has(text.key))

  // A text that cannot be seen is edited in the list. The empty text of a list gives way to its first entry, which is opened.
  useEffect(() => {
    if (isUnseen && !isAwaited) setParams('pages', { list: 'shown' })
  }, [isUnseen, isAwaited])

  return (
    <PageListsContext value={pageLists}>
      <section className="site-page content-list" aria-labelledby={`${id}-title`}>
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
        {page === 'missing' && <p className="content-none">{pages.missing}</p>}
        {page === 'failed' && (
          <p className="content-none">
            {pages.failed}{' '}
            <button type="button" onClick={retry}>
              {admin.items.retry}
            </button>
          </p>
        )}
        {typeof page === 'object' && (
          <div className="page-columns">
            {options.listsTexts && (
              <TextList id={`${id}-list`} textStates={texts} {...{ path, seen, openKey }} onOpen={open} />
            )}
            <PageStage
              {...options}
              key={path}
              buttons={catalog.buttons}
              name={name}
              page={page}
              late={late}
              textStates={byKey}
              openKey={openKey}
              onOpen={open}
              onSeen={setSeen}
            />
          </div>
        )}
        {newEntry && NewEntryDialog && (
          <NewEntryDialog
            {...newEntry}
            {...{ items, byKey }}
            onAdded={(id) => adding.openWhenShown(newEntry, id)}
            onClose={adding.close}
          />
        )}
      </section>
    </PageListsContext>
  )
}

/** The texts of a page, in the order of the site. An empty text is nowhere on its page. */
function textsOf(path: string, page: EditablePage, textStates: readonly TextState[]): TextState[] {
  const own = new Set(Object.values(page.texts).map(({ key }) => key))
  return textStates.filter(({ text }) => own.has(text.key) || pathOfText(text) === path)
}
