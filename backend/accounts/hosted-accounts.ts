// Accounts of a hosted project, managed with its secret key, which has every right. The site itself uses that key only for
// the inbox and for scheduled releases (server/hosted-project/hosted-functions.ts).
import { createClient } from '@supabase/supabase-js'
import { fetchNamingCause } from '#server/hosted-project/fetch-naming-cause.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Accounts, OperatorRole } from './accounts.ts'

interface Row {
  id: string
  email: string
  role: OperatorRole
  since: string
  last_sign_in: string | null
}

/** The functions of supabase/migrations that are called here. */
interface Database {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: {
      list_operators: { Args: Record<never, never>; Returns: Row[] }
      add_operator: { Args: { address: string; operator_role: OperatorRole }; Returns: string | null }
      remove_operator: { Args: { account: string }; Returns: undefined }
      end_sessions: { Args: { account: string }; Returns: undefined }
    }
  }
}

/** @param serviceKey the project's `service_role` or secret key */
export function openHostedAccounts(url: string, serviceKey: string): Accounts {
  const client = createClient<Database>(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchNamingCause },
  })
  const { admin } = client.auth
  return {
    async listOperators() {
      const answer = await client.rpc('list_operators')
      check(answer)
      return (answer.data ?? []).map(({ since, last_sign_in, ...row }) => ({
        ...row,
        since: new Date(since),
        lastSignIn: last_sign_in === null ? undefined : new Date(last_sign_in),
      }))
    },
    async addOperator(email, role = 'publisher') {
      const answer = await client.rpc('add_operator', { address: email, operator_role: role })
      check(answer)
      return answer.data ?? undefined
    },
    async removeOperator(id) {
      check(await client.rpc('remove_operator', { account: id }))
      check(await client.rpc('end_sessions', { account: id }))
    },
    async create(email, password) {
      check(await admin.createUser({ email, password, email_confirm: true }))
    },
    async resetPassword(id, password) {
      check(await admin.updateUserById(id, { password, email_confirm: true }))
      check(await client.rpc('end_sessions', { account: id }))
    },
    async close() {},
  }
}

/** What PostgREST and Auth return. The error of Auth has the status; 0 means that there was no response. */
interface Answer {
  error: { message: string; code?: string | undefined; status?: number | undefined } | null
  status?: number
}

/** @throws {StartupError} with the error message of the project, or why it cannot be reached */
function check({ error, status = error?.status }: Answer): void {
  if (!error) return
  if (status === 0) {
    const cause = error.message.replace(/^\w*Error: /, '')
    throw new StartupError(`Cannot reach the project: ${cause}. Check SUPABASE_URL and the network.`)
  }
  // https://docs.postgrest.org/en/stable/references/errors.html
  if (error.code === 'PGRST202') {
    throw new StartupError(
      'The project lacks the functions of this site. Apply supabase/migrations to it (supabase db push).',
    )
  }
  if (status === 401 || status === 403) {
    throw new StartupError(
      `The project refuses the key: ${error.message}. Set SUPABASE_SERVICE_ROLE_KEY to its secret key.`,
    )
  }
  throw new StartupError(`The project returned an error: ${error.message}`)
}
