import { useEffect, useState } from 'react'
import { inbox } from '#app/admin/copy/inbox.ts'
import { countFrom } from '#app/admin/inbox-state/read-messages.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import { messageOf } from '#content-sync/content-sync.ts'

/** Asks before everything from an email address is erased, and says how much that is. */
export function EraseDialog({ email, onAnswer }: { email: string; onAnswer: (confirmed: boolean) => void }) {
  const { ask } = useStore()
  const [count, setCount] = useState<number>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let open = true
    ask((client) => countFrom(client, email)).then(
      (found) => open && setCount(found),
      (error) => open && setProblem(inbox.failed(messageOf(error))),
    )
    return () => {
      open = false
    }
  }, [ask, email])

  return (
    <ConfirmDialog
      question={inbox.eraseQuestion(email)}
      confirm={inbox.eraseAct}
      cancel={inbox.cancel}
      disabled={count === undefined}
      onAnswer={onAnswer}
      notes={[
        problem ?? (count === undefined ? inbox.eraseCounting : inbox.eraseCount(count)),
        inbox.eraseFiles,
      ]}
    />
  )
}
