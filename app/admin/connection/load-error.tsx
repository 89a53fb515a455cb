import { admin } from '#app/admin/copy/admin.ts'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import { Button } from '#app/ui/button.tsx'

export function LoadError({ message, onRetry }: { message: string; onRetry: () => Promise<void> }) {
  const [trying, startTrying] = useAction()
  return (
    <div ref={passFocusToHeading} className="admin-error">
      <p>{admin.loadFailed(message)}</p>
      <Button tone="outline" aria-disabled={trying} onClick={() => trying || startTrying(onRetry)}>
        {trying ? admin.items.retrying : admin.items.retry}
      </Button>
    </div>
  )
}
