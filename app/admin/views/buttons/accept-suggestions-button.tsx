import type { Ref } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import { useDrafts } from '#app/admin/drafts/draft-context.ts'
import { Button } from '#app/ui/button.tsx'
import { acceptableLinks, type ButtonState, isUnsaved } from './buttons.ts'

interface AcceptSuggestionsButtonProps {
  ref: Ref<HTMLButtonElement>
  buttons: readonly ButtonState[]
  onClick: () => void
}

/** Opens the preview of all links that can be accepted. Shows nothing if there are none. */
export function AcceptSuggestionsButton({ ref, buttons, onClick }: AcceptSuggestionsButtonProps) {
  const { lock } = useAccess()
  const { rules } = useSite()
  const count = useDrafts(({ byKey }) => acceptableLinks(buttons, byKey, rules).length)
  const editing = useDrafts(({ byKey }) =>
    buttons.some((button) => isUnsaved(button, byKey.get(button.text.key))),
  )
  if (count === 0) return null
  return (
    // While a link is being edited, saving it is the primary action.
    <Button ref={ref} tone={editing ? 'outline' : 'copper'} onClick={onClick} {...lockProps(lock)}>
      {buttonsView.acceptAll(count)}
    </Button>
  )
}
