// The data that the server passes to every page it renders.
import { createContext, type RouterContextProvider } from 'react-router'
import type { Site } from '#content/default-content.ts'
import type { Writers } from '#content/keys/writers.ts'
import type { PreviewProblem } from '#content/preview.ts'

/** A message or an application that was not accepted. */
export interface Submission {
  /** What was typed, by the names of the fields. */
  values: Readonly<Record<string, string>>
  /** The names of the fields that have to be corrected. */
  wrong: readonly string[]
  problem: 'invalid' | 'limit' | 'unavailable'
}

/** What this site can do with releases beyond publishing them at once. */
export interface ReleaseAbilities {
  /** Whether it can publish a release at a set time. */
  schedule: boolean
  /** Whether it can show a release to people with a link, before the release is published. */
  previews: boolean
}

/** A release that a page shows to people with a link, before it is published. */
export interface Preview {
  /** The name of the release. */
  name: string
  /** When the link ends (ISO 8601). */
  until: string
}

export interface PageContext {
  site: Site
  /** The canonical origin, without a trailing slash. */
  origin: string
  /** Where the admin page finds its data. `url` is empty if the backend has the same origin as the page. */
  supabase: { url: string; anonKey: string }
  writers: Writers
  /** Where operators can ask for a new password: an email address or an https address. */
  adminContact?: string | undefined
  releases: ReleaseAbilities
  /** Whether this server checks links to other sites, for the panel. */
  checksLinks?: boolean
  /** What a visitor sent with a form of the page and was not accepted, to be shown with the reason. */
  submission?: Submission
  /** Renders the page of a server error instead of 404, so that the panel can edit its texts. */
  showsServerError?: boolean
  preview?: Preview
  /** Why there is no preview, for an address that would have one. */
  previewProblem?: PreviewProblem
}

export const pageContext = createContext<PageContext>()

/** Returns the site's texts, in a loader. */
export const siteOf = ({ context }: { context: Readonly<RouterContextProvider> }) =>
  context.get(pageContext).site
