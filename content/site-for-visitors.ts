import { withoutClosed } from './dates/position-dates.ts'
import type { Site } from './default-content.ts'
import { withoutHidden } from './redirects/hidden-pages.ts'

/** Returns a site as visitors see it at a time: without positions that have closed, and without hidden pages. */
export const siteForVisitors = (site: Site, nowMs: number): Site => withoutHidden(withoutClosed(site, nowMs))
