import { connect, type DatabaseTarget } from './connect.ts'

/** How long a call may take, in milliseconds. */
const timeoutMs = 15_000

export interface OwnerFunctions {
  /**
   * Calls a function of the schema `public` as the owner of the database.
   * @param name from the code, never from a request
   * @throws if the database cannot be reached or refuses
   */
  call(name: string, args: Readonly<Record<string, string | number | null>>): Promise<unknown>
  close(): Promise<void>
}

/** Opens connections for functions that no request may call. */
export function openOwnerFunctions({ url, options }: DatabaseTarget): OwnerFunctions {
  // The driver would first ask for the types of arrays. If the connection is lost then, nobody handles the error, and the
  // process ends.
  const sql = connect({ url, options: { ...options, fetch_types: false } }, 2)
  return {
    async call(name, args) {
      const names = Object.keys(args).map((argument, n) => `${argument} => $${n + 1}`)
      const query = sql.unsafe(`select public.${name}(${names.join(', ')}) as result`, Object.values(args))
      const timer = setTimeout(() => query.cancel(), timeoutMs)
      try {
        const [row] = await query
        return row?.result
      } finally {
        clearTimeout(timer)
      }
    },
    // All calls have ended by then, since their callers wait for them.
    close: () => sql.end({ timeout: 1 }),
  }
}
