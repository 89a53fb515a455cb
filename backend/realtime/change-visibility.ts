// Decides who may see which change. The database evaluates this with the viewer's role, in one query for a batch of
// changes.
import type { Sql } from 'postgres'
import { quoteName, quoteText } from '#backend/database/quote.ts'
import { sessionSettings, type Viewer } from '#backend/database/session-settings.ts'
import type { Row } from './filter.ts'
import type { PublishedTable } from './published-tables.ts'
import type { RowChange } from './row-change.ts'

export const anonymous: Viewer = { role: 'anon', claims: '{"role":"anon"}' }

/** A change and its table. */
export interface PublishedChange {
  change: RowChange
  table: PublishedTable
}

interface VisibilityCheck {
  (viewer: Viewer, event: PublishedChange): boolean
  /** Whether a role may see every row of the table, so that a policy has nothing to decide. */
  isPublic(viewer: Viewer, event: PublishedChange): boolean
}

/**
 * Finds out who may see what. As on a hosted project, a row is judged by its current state. A deletion reveals no more
 * than a primary key, so it is shown to every role that may select from the table.
 */
export async function createVisibilityCheck(
  sql: Sql,
  events: readonly PublishedChange[],
  viewers: readonly Viewer[],
): Promise<VisibilityCheck> {
  const access = await readAccess(sql, events, viewers)
  const accessOf = ({ role }: Viewer, { change }: PublishedChange) =>
    access.get(`${change.schema}.${change.table} ${role}`)

  const visible = new Map<string, Set<PublishedChange>>()
  for (const viewer of viewers) {
    const doubtful = events.filter((event) => event.change.record && accessOf(viewer, event) === 'some rows')
    if (doubtful.length > 0) visible.set(viewer.claims, await selectVisible(sql, doubtful, viewer))
  }

  const isPublic = (viewer: Viewer, event: PublishedChange) => accessOf(viewer, event) === 'all rows'
  const maySee = (viewer: Viewer, event: PublishedChange) =>
    isPublic(viewer, event) ||
    (accessOf(viewer, event) === 'some rows' && (!event.change.record || isVisible(viewer, event)))
  return Object.assign(maySee, { isPublic })

  function isVisible({ claims }: Viewer, event: PublishedChange) {
    return visible.get(claims)?.has(event) ?? false
  }
}

/**
 * What each role may select, keyed by "schema.table role". If a policy shows a role every row, single rows need no
 * check.
 */
async function readAccess(sql: Sql, events: readonly PublishedChange[], viewers: readonly Viewer[]) {
  const tables = [...new Set(events.map(({ table }) => table))]
  const rows = await sql<{ name: string; access: 'all rows' | 'some rows' }[]>`
    select format('%s.%s %s', nspname, relname, rolname) as name,
      case when rolsuper or rolbypassrls or not relrowsecurity or (
        exists (
          select from pg_policy
          where polrelid = pg_class.oid and polpermissive and polcmd in ('r', '*')
            and (polroles = '{0}' or pg_roles.oid = any(polroles)) and pg_get_expr(polqual, polrelid) = 'true'
        ) and not exists (
          select from pg_policy where polrelid = pg_class.oid and not polpermissive and polcmd in ('r', '*')
        )
      ) then 'all rows' else 'some rows' end as access
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace, pg_roles
    where (nspname, relname) in (
        select * from unnest(${tables.map(({ schema }) => schema)}::text[], ${tables.map(({ name }) => name)}::text[])
      )
      and rolname = any(${viewers.map(({ role }) => role)})
      and has_schema_privilege(rolname, nspname, 'usage') and has_table_privilege(rolname, pg_class.oid, 'select')`
  return new Map(rows.map(({ name, access }) => [name, access]))
}

async function selectVisible(
  sql: Sql,
  events: readonly PublishedChange[],
  viewer: Viewer,
): Promise<Set<PublishedChange>> {
  const visible = new Set<PublishedChange>()
  for (const table of new Set(events.map((event) => event.table))) {
    const ofTable = events.filter((event) => event.table === table)
    const records = ofTable.map(({ change }) => change.record)
    for (const { position } of await selectPositions(sql, table, records, viewer)) {
      const event = ofTable[position]
      if (event) visible.add(event)
    }
  }
  return visible
}

/** @returns the indexes of the records that the viewer may select */
async function selectPositions(
  sql: Sql,
  { schema, name, key }: PublishedTable,
  records: (Row | null)[],
  viewer: Viewer,
): Promise<{ position: number }[]> {
  const table = `${quoteName(schema)}.${quoteName(name)}`
  const sameKey = key
    .map(quoteName)
    .map((column) => `candidate.${column} = (jsonb_populate_record(null::${table}, record)).${column}`)
  // Sent as one message, which makes it one transaction, so that no other query runs between setting the role and the
  // query.
  const [, rows] = await sql.unsafe<[unknown[], { position: number }[]]>(`
    ${sessionSettings(viewer)};
    select position::int - 1 as position
    from jsonb_array_elements(${quoteText(JSON.stringify(records))}) with ordinality as sent (record, position)
    where exists (select from ${table} as candidate where ${sameKey.join(' and ')})`)
  return rows
}
