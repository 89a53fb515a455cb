import type { ContentKey } from '#content/keys/overrides.ts'

/** A text of the site with its default. */
export interface SiteText extends ContentKey {
  /** The path of the page that shows it, if there is one. */
  page: string | undefined
  /** The words of its key, in lower case. */
  words: readonly string[]
}
