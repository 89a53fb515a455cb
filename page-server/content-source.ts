import type { Site } from '#content/default-content.ts'

/** Where pages get their texts: live from the table (live-content.ts) or fixed. */
export interface ContentSource {
  site(): Promise<Site>
  /** When the texts of each page last changed, by path, if known. */
  lastModified(): Promise<ReadonlyMap<string, Date>>
  /** Calls `listener` after every change that makes rendered pages stale. */
  subscribe(listener: () => void): void
}

/** Texts that never change, such as those of a static export. */
export const fixedContent = (
  site: Site,
  lastModified: ReadonlyMap<string, Date> = new Map(),
): ContentSource => ({
  site: async () => site,
  lastModified: async () => lastModified,
  subscribe() {},
})
