import type { Site } from '#content/default-content.ts'
import type { Override } from '#content/keys/overrides.ts'

/** Where pages get their texts: live from the table (live-content.ts) or fixed. */
export interface ContentSource {
  site(): Promise<Site>
  /** All items. Some may replace no default text. */
  rows(): Promise<readonly Override[]>
  /** When the texts of each page last changed, by path, if known. */
  lastModified(): Promise<ReadonlyMap<string, Date>>
  /** Calls `listener` after every change that makes rendered pages stale. */
  subscribe(listener: () => void): void
}

/** Texts that never change, such as those of a static export. */
export const fixedContent = (
  site: Site,
  rows: readonly Override[] = [],
  lastModified: ReadonlyMap<string, Date> = new Map(),
): ContentSource => ({
  site: async () => site,
  rows: async () => rows,
  lastModified: async () => lastModified,
  subscribe() {},
})
