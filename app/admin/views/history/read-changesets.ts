// Reads the changesets that a filter asks for.
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { Page } from '#app/admin/change-log/read-history.ts'
import { readUndone, type Undone } from '#app/admin/change-log/read-undone.ts'
import { undoReason } from '#app/admin/store/changesets.ts'
import type { Changeset, ContentChange } from '#content-sync/content-item.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import { contentConditions } from './filter/content-conditions.ts'
import { type HistoryFilter, signedOut, timesOf } from './filter/history-filter.ts'
import { matcherOf } from './filter/matches.ts'
import type { ListedChangeset } from './listed-changeset.ts'

/** Changes per request: each may have two texts of 100,000 characters. */
const rowsPerRequest = 100
/** The most that `content_steps` returns. */
const stepsPerRequest = 200
/** Once more changes than this of one changeset were read, the next requests leave out the rest of it. */
const manyChanges = 20
/** How many changesets an address may name to leave out. */
const maxSkipped = 20

export interface HistoryQuery {
  filter: HistoryFilter
  /** Such as `2025-11-22`. */
  today: string
  catalog: Catalog | undefined
}

/**
 * Reads changesets, newest first. Each function of this module throws if the server refuses or does not answer.
 * @param wanted how many
 */
export async function readChangesets(
  client: ContentClient,
  query: HistoryQuery,
  wanted: number,
): Promise<Page<ListedChangeset>> {
  const matches = matcherOf(query.filter, query.catalog)
  const found = new Map<string, ContentChange>()
  /** How many changes of each changeset were read. */
  const rowCounts = new Map<string, number>()
  const skipped = new Set<string>()
  /** What each undo has undone, newest first. */
  const undone = new Map<string, Undone>()
  let offset = 0
  let more = true
  // One more than wanted, to know whether there are more.
  while (more && found.size <= wanted) {
    const missing = wanted + 1 - found.size
    const limit = Math.min(rowsPerRequest, needsContent(query.filter) ? rowsPerRequest : missing)
    const rows = await readRows(client, query, { offset, limit, skipped })
    // A project may return fewer rows than it was asked for.
    more = rows.length > 0
    const undos = rows.filter(({ step, reason }) => reason === undoReason && !undone.has(step))
    for (const [step, each] of await readUndone(client, undos)) undone.set(step, each)
    for (const row of rows) {
      rowCounts.set(row.step, (rowCounts.get(row.step) ?? 0) + 1)
      if (!found.has(row.step) && matches(row, undone.get(row.step)?.reasons)) found.set(row.step, row)
    }
    // An import may have thousands of changes that fit.
    const last = rows.at(-1)?.step
    if (last !== undefined && found.has(last) && (rowCounts.get(last) ?? 0) > manyChanges) {
      if (maySkip(query) && skipped.size < maxSkipped) skipped.add(last)
    }
    offset = [...rowCounts].reduce((sum, [step, count]) => (skipped.has(step) ? sum : sum + count), 0)
  }
  const changes = [...found.values()].slice(0, wanted)
  const changesets = await readChangesetsOf(client, changes)
  const stillUndone = stillUndoneOf(undone)
  const rows = changes.flatMap((change) => {
    const { step } = change
    const changeset = changesets.get(step)
    if (!changeset) return []
    return [{ ...changeset, change, undone: undone.get(step)?.reasons, isUndone: stillUndone.has(step) }]
  })
  return { rows, more: found.size > wanted }
}

/** Returns the ids of the changesets that were undone, without those that were redone since. */
function stillUndoneOf(undone: ReadonlyMap<string, Undone>): ReadonlySet<string | undefined> {
  const stillUndone = new Set<string | undefined>()
  for (const [undo, { changesetId }] of undone) if (!stillUndone.has(undo)) stillUndone.add(changesetId)
  return stillUndone
}

/** Whether every change of a changeset has to be read, because the filter is about texts. Otherwise its first is enough. */
const needsContent = ({ page, what, find }: HistoryFilter) => Boolean(page ?? what ?? find)

/** With all other filters, leaving out changesets would be one filter more than the server takes. */
function maySkip({ filter, today }: HistoryQuery): boolean {
  const { from, before } = timesOf(filter, today)
  return filter.person === undefined || from === undefined || before === undefined
}

interface Rows {
  offset: number
  limit: number
  /** Ids of changesets to leave out. */
  skipped: ReadonlySet<string>
}

async function readRows(
  client: ContentClient,
  { filter, today, catalog }: HistoryQuery,
  { offset, limit, skipped }: Rows,
): Promise<readonly ContentChange[]> {
  const { person } = filter
  const { from, before } = timesOf(filter, today)
  let query = client.from('website_content_history').select('*')
  if (person === signedOut) query = query.is('changed_by_email', null)
  else if (person !== undefined) query = query.eq('changed_by_email', person)
  if (from !== undefined) query = query.gte('changed_at', from)
  if (before !== undefined) query = query.lt('changed_at', before)
  if (needsContent(filter)) {
    const others = [person, from, before].filter((each) => each !== undefined).length
    const conditions = contentConditions(filter, catalog, others)
    if (conditions !== undefined) query = query.or(conditions)
    if (skipped.size > 0) query = query.not('step', 'in', `(${[...skipped].join()})`)
  } else query = query.filter('opens', 'is', true)
  const { data } = await query
    .order('changed_at', { ascending: false })
    .order('id', { ascending: false })
    .range(offset, offset + limit - 1)
    .abortSignal(requestTimeout())
    .throwOnError()
  return data
}

/**
 * Reads what only `content_steps` tells: how many items a changeset has changed, and whether it can be undone. It lists
 * changesets by the id of their first change, so one request answers for many that are close together.
 */
async function readChangesetsOf(
  client: ContentClient,
  changes: readonly ContentChange[],
): Promise<ReadonlyMap<string, Changeset>> {
  const changesets = new Map<string, Changeset>()
  /** The changesets still to be found, each with the id of one of its changes. */
  const open = new Map(changes.toSorted((a, b) => b.id - a.id).map(({ step, id }) => [step, id]))
  let olderThan = Infinity
  const most = Math.min(stepsPerRequest, Math.max(50, changes.length))
  while (open.size > 0) {
    const [newest = 0] = open.values()
    olderThan = Math.min(olderThan, newest + 1)
    const { data } = await client
      .rpc('content_steps', { older_than: olderThan, most })
      .abortSignal(requestTimeout())
      .throwOnError()
    const last = data.at(-1)
    if (!last) break
    for (const changeset of data) if (open.delete(changeset.step)) changesets.set(changeset.step, changeset)
    olderThan = last.id
  }
  return changesets
}
