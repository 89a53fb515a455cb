import { useTransition } from 'react'
import { admin } from '#app/admin/copy/admin.ts'
import { Key } from '#app/ui/button.tsx'

export function LoadError({ message, onRetry }: { message: string; onRetry: () => Promise<void> }) {
  const [trying, startTrying] = useTransition()
  return (
    <div className="admin-error">
      <p>{admin.loadFailed(message)}</p>
      <Key tone="outline" aria-disabled={trying} onClick={() => trying || startTrying(onRetry)}>
        {trying ? admin.list.retrying : admin.list.retry}
      </Key>
    </div>
  )
}
