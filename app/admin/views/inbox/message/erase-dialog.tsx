import { useQuery } from '#app/admin/connection/use-query.ts'
import { inbox } from '#app/admin/copy/inbox.ts'
import { countFrom } from '#app/admin/inbox-state/read-messages.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'

/** Asks before everything from an email address is erased, and says how much that is. */
export function EraseDialog({ email, onAnswer }: { email: string; onAnswer: (confirmed: boolean) => void }) {
  const { request } = useStore()
  const { answer, problem } = useQuery(() => request((client) => countFrom(client, email)), email)
  const count = answer?.value
  const known = count === undefined ? inbox.eraseCounting : inbox.eraseCount(count)

  return (
    <ConfirmDialog
      question={inbox.eraseQuestion(email)}
      confirm={inbox.eraseAct}
      cancel={inbox.cancel}
      disabled={count === undefined}
      onAnswer={onAnswer}
      notes={[problem === undefined ? known : inbox.failed(problem), inbox.eraseFiles]}
    />
  )
}
