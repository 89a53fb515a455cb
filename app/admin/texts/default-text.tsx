import { admin } from '#app/admin/copy/admin.ts'
import type { ContentKey } from '#content/keys/overrides.ts'

/** What the site says where nothing overrides it. */
export function DefaultText({ text }: { text: ContentKey }) {
  return (
    <p className="text-default">
      <span>{admin.texts.defaultText}</span> <span dir="auto">{text.value || admin.texts.nowhere}</span>
    </p>
  )
}
