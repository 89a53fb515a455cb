// The errors of writes that the panel tells apart, and what the database says about a refused one.
import { admin } from '#app/admin/copy/admin.ts'
import type { ContentItem } from '#content-sync/content-item.ts'

/** Another item already has a key that the change would add or restore. */
export class KeyInUseError extends Error {
  constructor(options?: ErrorOptions) {
    super(admin.reasons.keyInUse, options)
  }
}

/** Somebody else has changed one of several items in the meantime. */
export class OutdatedError extends Error {
  constructor() {
    super(admin.reasons.outdated)
  }
}

/** Somebody else has changed the item in the meantime. */
export class ConflictError extends Error {
  readonly theirs: ContentItem
  constructor(theirs: ContentItem) {
    super(admin.reasons.conflict)
    this.theirs = theirs
  }
}

/** A write that affected no row, which PostgREST reports as a success. */
export class NoRowError extends Error {}

/** PostgreSQL's error code (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
export const uniqueViolation = '23505'

/** The code for changes that were undone because two transactions waited for each other. */
export const deadlock = '40P01'

/** The database's code if an item has changed since the edit started, or if the changeset is complete. */
const conflict = 'PT409'

/** Turns an error of the database into one whose message the panel can show. */
export function toPanelError({ code, message }: { code: string; message: string }): Error {
  if (code === uniqueViolation) return new KeyInUseError()
  if (code === deadlock || (code === conflict && message.startsWith('Somebody else')))
    return new OutdatedError()
  return new Error(inPanelWords(message))
}

/** Returns a message of the database in the words of the panel, if it has any for it. */
export function inPanelWords(message: string): string {
  const known = Object.entries(admin.databaseReasons).find(([beginning]) => message.startsWith(beginning))
  return known ? known[1] : message.replace(/^TypeError: /, '')
}
