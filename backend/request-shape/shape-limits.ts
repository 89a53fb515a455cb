// How large and complex a request to REST or Auth may be. Each limit follows from what the site and its panel send,
// with room to spare. Anything beyond it is refused before it is parsed, so that strangers cannot choose the cost of a
// request.

export const shapeLimits = {
  /**
   * Characters of path and query. The panel's longest URL, a search in the history, names many keys twice: up to 7,200
   * characters. A key of 200 emoji, named twice, takes 4,900.
   */
  urlLength: 8192,
  /** Columns in `select`, `order`, `columns` and `on_conflict`. The panel's longest list names 18 of `inbox_messages`. */
  columns: 20,
  /**
   * Steps from a column into its JSON. The panel takes one, to the key or value of a version in the history. Its columns
   * have no deeper JSON.
   */
  jsonSteps: 2,
  /**
   * Filters, including those within `and` and `or`, and each value of `(any)` and `(all)`. The panel's longest requests,
   * the history with all of its filters and a search in a part of the inbox, have 10.
   */
  conditions: 10,
  /**
   * Values of `in`, in all filters of a request. The panel's longest request names 128 of the shortest keys twice in its
   * history, and leaves out 20 changes.
   */
  listed: 300,
  /**
   * Names of filter operators, as regular expressions. The panel uses `eq`, `gt`, `gte`, `lt`, `like`, `ilike`, `in` and
   * `is`. The others are those that the client offers for texts. `match` and `imatch` are missing because a regular
   * expression can run for any length of time, and `cs`, `ov` and similar ones because the panel does not filter by arrays
   * or ranges.
   */
  operators: { comparison: 'eq|neq|gte?|lte?|i?like|in|is|isdistinct', textSearch: '(?:pl|ph|w)?fts' },
  /** Levels of `and` and `or`. The panel uses 2. */
  logicDepth: 3,
  /** Rows of one insert. A response has at most 1,000 rows as well. */
  rows: 1000,
  /** Properties of a row, or arguments of a function. */
  properties: 20,
  /** Levels of JSON within one property. The panel sends only strings, numbers, booleans and null. */
  jsonDepth: 3,
  /** The size of a body, and the time allowed to send it. */
  body: {
    /** For requests of visitors (http/requester.ts): arguments of functions that only read. */
    visitor: { bytes: 64 * 1024, milliseconds: 10_000 },
    /** A value of 100,000 characters takes up to 600 kB as JSON; an import is sent in parts of 400 kB. */
    writer: { bytes: 1024 * 1024, milliseconds: 30_000 },
    /** An email address and a password, or a refresh token. */
    auth: { bytes: 16 * 1024, milliseconds: 10_000 },
  },
  /** The rows in one response. As with the limit of 1,000 rows, the rest is left for the next page. */
  responseBytes: {
    /**
     * 1,000 items of the usual length take 350 kB. A response of this size takes the main thread about 16 ms, and a visitor
     * gets 20 a second.
     */
    visitor: 512 * 1024,
    /** A page of the history has 50 changes, each with a text of up to 100,000 characters before and after it. */
    writer: 16 * 1024 * 1024,
  },
  /** The time that a statement may take. A hosted project allows 8 s. */
  statementMs: { visitor: 1000, writer: 8000 },
} as const
