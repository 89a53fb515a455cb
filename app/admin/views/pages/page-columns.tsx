import { useEffect, useMemo, useState } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { listOfText } from '#app/admin/catalog/list-of-text.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { tellPartFailed } from '#app/admin/connection/tell-part-failed.ts'
import { setParams } from '#app/admin/navigation/address.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { PageListsContext } from './stage/form/page-lists.ts'
import { PageStage } from './stage/page-stage.tsx'
import type { PageOptions } from './stage/use-page-options.ts'
import { TextList } from './text-list.tsx'
import { useNewEntry } from './use-new-entry.ts'

interface PageColumnsProps {
  path: string
  /** The name of the page. */
  name: string
  page: EditablePage
  /** The keys of edits that the page does not show yet. */
  late: readonly string[]
  options: PageOptions
  /** The key of the text that is open. */
  openKey: string | undefined
  /** The texts of the page. */
  texts: readonly TextState[]
  /** The id of their list. */
  listId: string
  /** All texts and lists of the site. */
  byKey: ReadonlyMap<string, TextState>
  items: readonly ContentItem[]
  catalog: Catalog
}

/** Opens a text for editing, also while links are followed; undefined closes the form. */
const open = (text: string | undefined) => setParams('pages', text ? { text, mode: undefined } : { text })
const loadNewEntryDialog = () => import('#app/admin/list-entries/new-entry-dialog.tsx')
const nothing: ReadonlySet<string> = new Set()

/** Shows a page of the site and, if it is open, the list of the texts on it. */
export function PageColumns(props: PageColumnsProps) {
  const { path, name, page, late, options, openKey, texts, listId, byKey, items, catalog } = props
  const [seen, setSeen] = useState(nothing)
  const { newEntry, isAdding, add, ...adding } = useNewEntry(openKey, seen, open)
  const pageLists = useMemo(() => ({ items, byKey, add }), [items, byKey, add])
  // Loaded in advance, for the button in the form of a text.
  useModule(loadNewEntryDialog, openKey !== undefined && listOfText(catalog, openKey) !== undefined)
  const NewEntryDialog = useModule(loadNewEntryDialog, newEntry !== undefined, () => {
    adding.close()
    tellPartFailed()
  })?.NewEntryDialog
  const isUnseen = seen.size > 0 && texts.some(({ text }) => text.key === openKey && !seen.has(text.key))

  // A text that cannot be seen is edited in the list. The empty text of a list gives way to its first entry, which is opened.
  useEffect(() => {
    if (isUnseen && !isAdding) setParams('pages', { list: 'shown' })
  }, [isUnseen, isAdding])

  return (
    <PageListsContext value={pageLists}>
      <div className="page-columns">
        {options.listsTexts && (
          <TextList id={listId} textStates={texts} {...{ path, seen, openKey }} onOpen={open} />
        )}
        <PageStage
          {...options}
          buttons={catalog.buttons}
          {...{ name, page, late, openKey }}
          textStates={byKey}
          onOpen={open}
          onSeen={setSeen}
        />
      </div>
      {newEntry && NewEntryDialog && (
        <NewEntryDialog
          key={newEntry.dialog}
          named={newEntry.named}
          source={newEntry.source}
          {...{ items, byKey }}
          onAdded={(id) => adding.openWhenShown(newEntry, id)}
          onClose={adding.close}
        />
      )}
    </PageListsContext>
  )
}
