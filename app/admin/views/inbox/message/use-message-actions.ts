import { useAccessStore } from '#app/admin/access/access-context.ts'
import { inboxNotices } from '#app/admin/copy/inbox.ts'
import { useInbox } from '#app/admin/inbox-state/inbox-context.ts'
import type { AddPatch } from '#app/admin/inbox-state/patches.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { toast } from '#app/toast/toast.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { InboxMarks, InboxMessage } from '#content-sync/inbox-message.ts'
import { deleteMessage, eraseAddress, markMessage, resendMail } from './change-message.ts'
import { failureWithoutPeriod } from './failure-without-period.ts'

export type MessageActions = ReturnType<typeof useMessageActions>

/**
 * What can be done with a message. Each action returns whether it succeeded. If not, it says why, and nothing has changed.
 * @param patch shows what has become of a message, before the server is asked again
 */
export function useMessageActions(patch: AddPatch) {
  const { request } = useStore()
  const access = useAccessStore()
  const inbox = useInbox()
  const [busy, startSending] = useAction()

  const send = (write: (client: ContentClient) => Promise<void>, failed: (why: string) => Notice) =>
    startSending(async () => {
      try {
        await request(write)
        inbox?.changedHere()
        return true
      } catch (error) {
        toast({ ...failed(failureWithoutPeriod(error)), tone: 'error' })
        // The session or the permission may have ended.
        access.check()
        return false
      }
    })

  return {
    busy,

    mark: (message: InboxMessage, marks: InboxMarks) =>
      send(async (client) => {
        await markMessage(client, message.id, marks)
        patch(message.id, marks)
      }, inboxNotices.notMarked),

    /** Marks a message as read because it was opened. If that fails, nobody needs to know: it stays unread. */
    async markRead(message: InboxMessage): Promise<void> {
      const marks = { read_at: new Date().toISOString() }
      try {
        await request((client) => markMessage(client, message.id, marks))
        patch(message.id, marks)
        inbox?.changedHere()
      } catch {
        access.check()
      }
    },

    remove: (message: InboxMessage) =>
      send(async (client) => {
        await deleteMessage(client, message.id)
        patch(message.id, undefined)
        toast({ ...inboxNotices.deleted(message.name || message.email), tone: 'success' })
      }, inboxNotices.notDeleted),

    erase: (message: InboxMessage, listed: readonly InboxMessage[]) =>
      send(async (client) => {
        const count = await eraseAddress(client, message.email)
        const address = message.email.trim().toLowerCase()
        for (const { id, email } of [message, ...listed]) {
          if (email.toLowerCase() === address) patch(id, undefined)
        }
        toast({ ...inboxNotices.erased(count, message.email), tone: 'success' })
      }, inboxNotices.notErased),

    resend: (message: InboxMessage) =>
      send(async (client) => {
        await resendMail(client, message.id)
        patch(message.id, { mail_state: 'waiting', mail_attempts: 0, mail_error: null })
        toast({ ...inboxNotices.resent(), tone: 'success' })
      }, inboxNotices.notResent),
  }
}
