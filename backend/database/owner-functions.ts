import type { Sql } from 'postgres'
import type { CallFunction } from '#server/call-function.ts'
import { connect, type DatabaseTarget } from './connect.ts'

/**
 * How long PostgreSQL may work on a call. Publishing the largest releases takes longer than other calls. A release that can
 * never be published in this time would keep later ones from being published.
 */
const statementTimeoutMs = 30_000
/** After this silence, the connection counts as lost, because PostgreSQL would have canceled the call before. */
const silenceMs = statementTimeoutMs + 4000

export interface OwnerFunctions {
  /**
   * Calls a function of the schema `public` as the owner of the database.
   * @param name from the code, never from a request
   * @throws if the database cannot be reached or refuses
   */
  call: CallFunction
  close(): Promise<void>
}

/** Opens connections for functions that no request may call. */
export function openOwnerFunctions(target: DatabaseTarget): OwnerFunctions {
  // The driver need not ask for the types of arrays first, because no result is an array.
  const options = { ...target.options, fetch_types: false }
  const open = () => connect({ ...target, options }, 2, { statement_timeout: statementTimeoutMs })
  let sql = open()

  /** Fails all calls on a pool. The driver's `cancel` would need a connection, and its failure would end the process. */
  function giveUp(lost: Sql) {
    if (lost === sql) sql = open()
    lost.end({ timeout: 0 }).catch(() => {})
  }

  return {
    async call(name, args) {
      const names = Object.keys(args).map((argument, n) => `${argument} => $${n + 1}`)
      const timer = setTimeout(giveUp, silenceMs, sql)
      try {
        const [row] = await sql.unsafe(
          `select public.${name}(${names.join(', ')}) as result`,
          Object.values(args),
        )
        return row?.result
      } finally {
        clearTimeout(timer)
      }
    },
    // A call that is still under way then fails: its caller waits only briefly when the site stops.
    close: () => sql.end({ timeout: 1 }),
  }
}
