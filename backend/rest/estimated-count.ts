// Implements `count=estimated` like PostgREST (src/library/PostgREST/MainTx.hs): an exact count up to the row limit,
// and the planner's estimate beyond it. @supabase/lite only asks the planner, which knows little about a table that was
// never analyzed, and whose estimates tell of rows that row-level security hides. So `count=planned` gets the same answer.

/** The maximum number of rows in a response, the default of both the library and a hosted project. */
const maxRows = 1000

/** The prefix with which the library asks the planner. */
const prefix = 'EXPLAIN (FORMAT JSON) '

type Plan = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }]

export const isPlannerCount = (sql: string) => sql.startsWith(prefix)

/**
 * @param run runs a statement with the parameters of `sql`
 * @returns what the planner would answer to `sql`, with the corrected count
 */
export async function estimateCount(sql: string, run: (sql: string) => Promise<unknown>): Promise<Plan> {
  const counted = `select count(*)::int as rows from (${sql.slice(prefix.length)} limit ${maxRows + 1}) as limited`
  const [{ rows }] = (await run(counted)) as [{ rows: number }]
  if (rows <= maxRows) return planOf(rows)
  const [answer] = (await run(sql)) as Plan
  return planOf(Math.max(rows, answer['QUERY PLAN'][0].Plan['Plan Rows']))
}

const planOf = (rows: number): Plan => [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': rows } }] }]
