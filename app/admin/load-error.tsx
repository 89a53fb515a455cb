import { admin } from '#content/admin.ts'
import { Key } from '../ui/key.tsx'

export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="admin-error">
      <p>{admin.loadFailed(message)}</p>
      <Key tone="outline" onClick={onRetry}>
        {admin.list.retry}
      </Key>
    </div>
  )
}
