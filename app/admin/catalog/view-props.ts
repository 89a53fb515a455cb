// What the panel passes to the views that it loads when they are opened.
import type { ContentItem } from '#content-sync/content-item.ts'
import type { TextState } from './text-states.ts'
import type { CatalogState } from './use-catalog.ts'

export interface ViewProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** Whether reading the list has failed. */
  readFailed: boolean
  /** The site's texts combined with the items that change them. */
  textStates: readonly TextState[]
  catalogState: CatalogState
}

/** Returns whether the list or the default texts of the site are still on their way. */
export const isWaiting = ({ items, readFailed, catalogState }: Omit<ViewProps, 'textStates'>): boolean =>
  !readFailed && catalogState !== 'failed' && (!items || catalogState === 'loading')
