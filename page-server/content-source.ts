import type { Site } from '#content/default-content.ts'

/** Where pages get their texts: from the table as it changes (live-content.ts), or fixed. */
export interface ContentSource {
  site(): Promise<Site>
  /** When the texts of each page last changed, by its path, where that is known. */
  lastModified(): Promise<ReadonlyMap<string, Date>>
  /** Calls `listener` after every change that makes rendered pages stale. */
  subscribe(listener: () => void): void
}

/** Texts that stay as they are, such as those of a static export. */
export const fixedContent = (
  site: Site,
  lastModified: ReadonlyMap<string, Date> = new Map(),
): ContentSource => ({
  site: async () => site,
  lastModified: async () => lastModified,
  subscribe() {},
})
