import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { replace as words } from '#app/admin/copy/replace.ts'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import { Button } from '#app/ui/button.tsx'
import '#app/admin/ui/foot-actions.css'

interface ReplaceButtonProps {
  /** How many texts are to be replaced. */
  count: number
  replacement: string
  acting: boolean
  /** How many of them have been replaced so far. */
  done: number
  act: () => void
}

/** Replaces the selected texts, and shows how far it got. */
export function ReplaceButton({ count, replacement, acting, done, act }: ReplaceButtonProps) {
  const { lock } = useAccess()
  return (
    <div className="foot-actions" ref={passFocusBeside}>
      <Button aria-disabled={acting || count === 0} onClick={act} {...lockProps(lock)}>
        {acting ? words.acting(done, count) : words.act(count, replacement)}
      </Button>
      {acting && <progress aria-label={admin.texts.replace} value={done} max={count} />}
    </div>
  )
}
