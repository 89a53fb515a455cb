// The views of the panel besides Items, in the order of their links. A new view is a folder, an entry here, and a name in
// address.ts and in the linter's rules for views (biome.json).
import { type ComponentType, lazy } from 'react'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ViewName } from './address.ts'
import type { TextState } from './catalog/text-states.ts'
import type { LoadedCatalog } from './catalog/use-catalog.ts'
import { admin } from './copy/admin.ts'

export interface ViewProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** Whether the list is being read. */
  loading: boolean
  /** The site's texts combined with the items that change them. */
  textStates: readonly TextState[]
  loaded: LoadedCatalog
}

interface PanelView {
  /** The fragment of its address. */
  name: ViewName
  label: string
  View: ComponentType<ViewProps>
  /**
   * What it needs besides permission to write: the tables of the history or of
   * releases, which a project may lack, or the inbox. Without it, the view
   * is not offered.
   */
  needs?: 'history' | 'inbox' | 'releases'
  /** The view that links to it. Without one, the bar does. */
  within?: ViewName
}

/** Which of the things that views need are there. */
export type Available = Readonly<Record<NonNullable<PanelView['needs']>, boolean>>

// Views are loaded when they are opened, so that Items can be used early.
const PagesView = lazy(async () => ({ default: (await import('./pages/pages-view.tsx')).PagesView }))
const TextsView = lazy(async () => ({ default: (await import('./texts/texts-view.tsx')).TextsView }))
const ReplaceView = lazy(async () => ({ default: (await import('./replace/replace-view.tsx')).ReplaceView }))
const ListsView = lazy(async () => ({ default: (await import('./lists/lists-view.tsx')).ListsView }))
const ButtonsView = lazy(async () => ({ default: (await import('./buttons/buttons-view.tsx')).ButtonsView }))
const ChangesetsView = lazy(async () => ({
  default: (await import('./history/changesets-view.tsx')).ChangesetsView,
}))
const TrashView = lazy(async () => ({ default: (await import('./trash/trash-view.tsx')).TrashView }))
const TransferView = lazy(async () => ({
  default: (await import('./transfer/transfer-view.tsx')).TransferView,
}))

const ReleasesView = lazy(async () => ({
  default: (await import('./releases/releases-view.tsx')).ReleasesView,
}))
const SiteCheckView = lazy(async () => ({
  default: (await import('./site-check/site-check-view.tsx')).SiteCheckView,
}))
const InboxView = lazy(async () => ({ default: (await import('./inbox/inbox-view.tsx')).InboxView }))

const { pages, texts, lists, buttons, releases, inbox, history, trash, check, transfer } = admin.views

export const views: readonly PanelView[] = [
  { name: 'pages', label: pages, View: PagesView },
  { name: 'texts', label: texts, View: TextsView },
  {
    name: 'texts/replace',
    label: admin.texts.replace,
    View: ReplaceView,
    needs: 'history',
    within: 'texts',
  },
  { name: 'check', label: check, View: SiteCheckView, within: 'texts' },
  { name: 'lists', label: lists, View: ListsView, needs: 'history' },
  { name: 'buttons', label: buttons, View: ButtonsView },
  { name: 'releases', label: releases, View: ReleasesView, needs: 'releases' },
  { name: 'inbox', label: inbox, View: InboxView, needs: 'inbox' },
  { name: 'history', label: history, View: ChangesetsView, needs: 'history' },
  { name: 'trash', label: trash, View: TrashView, needs: 'history' },
  { name: 'transfer', label: transfer, View: TransferView, needs: 'history' },
]

export const isOffered = ({ needs }: Pick<PanelView, 'needs'>, available: Available): boolean =>
  needs === undefined || available[needs]
