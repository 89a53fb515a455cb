// What a channel asks for when it is joined, and which changes that is.
import { z } from 'zod'
import type { Change } from './change.ts'
import { type Condition, matchesFilter, parseFilter } from './filter.ts'
import type { PublishedTable } from './published-tables.ts'

const request = z.looseObject({
  event: z.string().optional(),
  schema: z.string().optional(),
  table: z.string().optional(),
  filter: z.string().optional(),
  select: z.array(z.string()).optional(),
})

export type SubscriptionRequest = z.infer<typeof request>

/** The payload of `phx_join`. */
export const joinPayload = z.object({
  config: z
    .object({
      postgres_changes: z.array(request).max(100).nullish(),
      presence: z.looseObject({ enabled: z.boolean().nullish() }).nullish(),
      private: z.boolean().nullish(),
    })
    .optional(),
  access_token: z.string().nullish(),
})

export interface Subscription {
  /** By which the client finds its callback; one is the least, since the client takes zero for none. */
  id: number
  matches(change: Change): boolean
}

/**
 * Resolves a request against the tables that announce their changes.
 * @throws {Error} with a message for the client where there is nothing to subscribe to
 */
export function subscribe(
  request: SubscriptionRequest,
  id: number,
  published: PublishedTable[],
): Subscription {
  const { event = '*', schema = 'public', table = '*', filter = '', select = [] } = request
  const conditions = parseFilter(filter)
  const tables = published.filter(
    (candidate) => candidate.schema === schema && ['*', candidate.name].includes(table),
  )
  if (tables.length === 0 || !['*', 'INSERT', 'UPDATE', 'DELETE'].includes(event)) {
    throw new Error(
      'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect ' +
        `parameters: [event: ${event}, schema: ${schema}, table: ${table}, filters: ${filter}]`,
    )
  }
  for (const { column } of conditions) {
    if (tables.some(({ columns }) => !columns.some(({ name }) => name === column))) {
      throw new Error(`Invalid column for filter ${column}`)
    }
  }
  if (select.length > 0) throw new Error('A selection of columns is not offered by this server')
  const names = new Set(tables.map(({ name }) => name))
  return { id, matches: (change) => isMeant(change, { event, schema, names, conditions }) }
}

interface Meant {
  event: string
  schema: string
  names: Set<string>
  conditions: Condition[]
}

/** A deletion has no row left to filter by: like a hosted project, it reaches every subscriber of the table. */
function isMeant(change: Change, { event, schema, names, conditions }: Meant): boolean {
  return (
    change.schema === schema &&
    names.has(change.table) &&
    (event === '*' || event === change.type) &&
    (!change.record || matchesFilter(conditions, change.record))
  )
}
