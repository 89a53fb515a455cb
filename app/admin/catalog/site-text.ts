import type { NamedText } from '#content/keys/labels.ts'

/** A text of the site with its name and its default. */
export type SiteText = NamedText
