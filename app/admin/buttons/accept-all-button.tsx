import type { Ref } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { Button } from '#app/ui/button.tsx'
import type { ButtonState } from './buttons.ts'
import { useAcceptable } from './use-acceptable.ts'

interface AcceptAllButtonProps {
  ref: Ref<HTMLButtonElement>
  buttons: readonly ButtonState[]
  onClick: () => void
}

/** Opens the preview of all links that can be accepted; nothing where there are none. */
export function AcceptAllButton({ ref, buttons, onClick }: AcceptAllButtonProps) {
  const { lock } = useAccess()
  const { length } = useAcceptable(buttons)
  if (length === 0) return null
  return (
    <Button ref={ref} onClick={onClick} {...lockProps(lock)}>
      {admin.buttons.acceptAll(length)}
    </Button>
  )
}
