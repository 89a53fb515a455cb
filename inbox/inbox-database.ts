// How the inbox calls its functions in the database (supabase/migrations/…_website_inbox.sql).
import type { CallFunction } from '#server/hosted-functions.ts'
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

/** Calls the functions of the inbox, which return what their types say. */
export const callInbox =
  (call: CallFunction): CallInbox =>
  (name, args) =>
    call(name, args) as Promise<never>
