// Calls functions of a hosted project that no request of a browser may call, with the project's secret key.
import { createClient } from '@supabase/supabase-js'
import type { CallFunction } from '#server/call-function.ts'
import { fetchNamingCause } from './fetch-naming-cause.ts'

/** How long a call may take: longer than the 30 s that the database gives the longest one (publish_due_releases). */
const timeoutMs = 34_000

export function hostedFunctions(url: string, serviceRoleKey: string): CallFunction {
  const client = createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout: timeoutMs },
    global: { fetch: fetchNamingCause },
  })
  return async (name, args) => {
    const { data, error, status } = await client.rpc(name, args)
    if (error) {
      // The code is empty if no answer came, and missing from the answer of a gateway.
      const code = error.code || (status === 0 ? `no answer (${error.message})` : `HTTP ${status}`)
      throw Object.assign(new Error(`The project did not run ${name}`), { code })
    }
    return data
  }
}
