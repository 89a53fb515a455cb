import { admin } from '#app/admin/copy/admin.ts'
import type { ContentKey } from '#content/keys/overrides.ts'

/** The default of a text. */
export function DefaultText({ text }: { text: ContentKey }) {
  return (
    <p className="text-default">
      <span>{admin.texts.defaultText}</span> <span dir="auto">{text.value || admin.texts.nowhere}</span>
    </p>
  )
}
