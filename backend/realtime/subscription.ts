// What a channel subscribes to when it is joined, and which changes match.
import { z } from 'zod'
import { realtimeLimits } from '#backend/limits/realtime-limits.ts'
import { type Condition, matchesFilter, parseFilter } from './filter.ts'
import { presenceKey } from './presence.ts'
import type { PublishedTable } from './published-tables.ts'
import type { RowChange } from './row-change.ts'

const limits = realtimeLimits.join

const name = z.string().max(limits.nameLength).optional()

const sessionToken = z.string().max(realtimeLimits.message.tokenLength)

/** The payload of `access_token`. */
export const sessionPayload = z.object({ access_token: sessionToken.nullable() })

/**
 * Other properties are dropped, because the reply repeats a request and must not grow with data that the server does
 * not use.
 */
const request = z.object({
  event: name,
  schema: name,
  table: name,
  filter: z.string().max(limits.filterLength).optional(),
  select: z.array(z.string()).optional(),
})

export type SubscriptionRequest = z.infer<typeof request>

/** The payload of `phx_join`. */
export const joinPayload = z.object({
  config: z
    .object({
      postgres_changes: z.array(request).max(limits.subscriptions).nullish(),
      presence: z.object({ enabled: z.boolean().nullish(), key: presenceKey.nullish() }).nullish(),
      private: z.boolean().nullish(),
    })
    .optional(),
  access_token: sessionToken.nullish(),
})

export interface Subscription {
  /** The id by which the client finds its callback. It starts at one, because the client treats zero as missing. */
  id: number
  conditions: Condition[]
  matches(change: RowChange): boolean
}

/**
 * Resolves the requests of a join to tables that announce their changes.
 * @throws {Error} with a message for the client if there is no such table or column, or the filters are too long
 */
export function subscribe(requests: SubscriptionRequest[], published: PublishedTable[]): Subscription[] {
  const subscriptions = requests.map((request, index) => subscribeOnce(request, index + 1, published))
  const conditions = subscriptions.flatMap((subscription) => subscription.conditions)
  const values = conditions.flatMap((condition) => condition.values)
  if (conditions.length > limits.conditions || values.length > limits.values) {
    throw new Error(
      `The filters of a channel can have at most ${limits.conditions} conditions and ${limits.values} values`,
    )
  }
  return subscriptions
}

function subscribeOnce(request: SubscriptionRequest, id: number, published: PublishedTable[]): Subscription {
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
  if (select.length > 0) throw new Error('Selecting columns is not supported by this server')
  const names = new Set(tables.map(({ name }) => name))
  return {
    id,
    conditions,
    matches: (change) => matchesSubscription(change, { event, schema, names, conditions }),
  }
}

interface Criteria {
  event: string
  schema: string
  names: Set<string>
  conditions: Condition[]
}

/** A deletion has no row left to filter by. As on a hosted project, it reaches every subscriber of the table. */
function matchesSubscription(change: RowChange, { event, schema, names, conditions }: Criteria): boolean {
  return (
    change.schema === schema &&
    names.has(change.table) &&
    (event === '*' || event === change.type) &&
    (!change.record || matchesFilter(conditions, change.record))
  )
}
