import { history } from '#app/admin/copy/history.ts'

/** Who made a change. A long address breaks before its host. */
export function Person({ email }: { email: string | null }) {
  if (email === null) return history.nobody
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </>
  )
}
