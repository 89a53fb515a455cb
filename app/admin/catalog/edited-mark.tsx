import { admin } from '#app/admin/copy/admin.ts'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import './edited-mark.css'

/** Says that a text is edited, and when that was. */
export function EditedMark({ at }: { at: string }) {
  return (
    <>
      <span className="edited-mark">{admin.texts.edited}</span> <RelativeTime time={at} />
    </>
  )
}
