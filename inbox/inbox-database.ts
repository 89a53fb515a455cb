// How the inbox calls its functions in the database (supabase/migrations/…_website_inbox*.sql).
import type { CallFunction } from '#server/call-function.ts'
import type { Message } from './message.ts'

/** The functions that only this process may call, with their arguments and results. */
export interface InternalInboxFunctions {
  inbox_receive: { args: { message: string }; result: undefined }
  /** `data` is Base64. */
  inbox_add_file_part: { args: { message_id: string; part: number; data: string }; result: undefined }
  inbox_complete: { args: { message_id: string }; result: undefined }
  inbox_take_mail: { args: { lease_seconds: number }; result: Message | null }
  inbox_note_mail: { args: { message_id: string; error: string | null }; result: undefined }
  inbox_expire: { args: Record<string, never>; result: number }
}

export type CallInbox = <Name extends keyof InternalInboxFunctions>(
  name: Name,
  args: InternalInboxFunctions[Name]['args'],
) => Promise<InternalInboxFunctions[Name]['result']>

/** Returns the same function, typed for the functions of the inbox. */
export const typedForInbox =
  (call: CallFunction): CallInbox =>
  (name, args) =>
    call(name, args) as Promise<never>
