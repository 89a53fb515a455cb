// How the inbox calls its functions in the database (supabase/migrations/…_website_inbox.sql).
import { createClient } from '@supabase/supabase-js'
import type { Message } from './message.ts'

/** The functions, with their arguments and results. */
export interface InboxFunctions {
  inbox_receive: { args: { message: string }; result: undefined }
  /** `data` is Base64. */
  inbox_add_file_part: { args: { message_id: string; part: number; data: string }; result: undefined }
  inbox_complete: { args: { message_id: string }; result: undefined }
  inbox_take_mail: { args: { lease_seconds: number }; result: Message | null }
  inbox_note_mail: { args: { message_id: string; error: string | null }; result: undefined }
  inbox_expire: { args: { at: string }; result: number }
}

export type CallInbox = <Name extends keyof InboxFunctions>(
  name: Name,
  args: InboxFunctions[Name]['args'],
) => Promise<InboxFunctions[Name]['result']>

/** How long a call may take. */
const timeoutMs = 15_000

/** Calls the functions in the database of this process. */
export const ownInbox =
  (
    call: (name: string, args: Readonly<Record<string, string | number | null>>) => Promise<unknown>,
  ): CallInbox =>
  (name, args) =>
    call(name, args) as Promise<never>

/** Calls the functions of a hosted project, with its secret key. */
export function hostedInbox(url: string, serviceRoleKey: string): CallInbox {
  const client = createClient(url, serviceRoleKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout: timeoutMs },
  })
  return async (name, args) => {
    const { data, error } = await client.rpc(name, args)
    if (error) throw error
    return data
  }
}
