// What the server hands to every page it renders.
import { createContext, type RouterContextProvider } from 'react-router'
import type { Site } from '#content/default-content.ts'
import type { Writers } from '#content/keys/writers.ts'

export interface PageContext {
  site: Site
  /** The canonical origin, without a slash at its end. */
  origin: string
  /** Where the admin page finds its data. `url` is empty where the backend is on the page's own origin. */
  supabase: { url: string; anonKey: string }
  writers: Writers
}

export const pageContext = createContext<PageContext>()

/** The site's texts, for a loader. */
export const siteOf = ({ context }: { context: Readonly<RouterContextProvider> }) =>
  context.get(pageContext).site
