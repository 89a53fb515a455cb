import { useTransition } from 'react'
import { admin } from '#content/admin.ts'
import { Key } from '../ui/key.tsx'

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
