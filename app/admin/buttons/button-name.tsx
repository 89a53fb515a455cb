import { PageLink } from '#app/admin/catalog/page-link.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import type { ButtonState } from './buttons.ts'
import '#app/admin/catalog/item-usage.css'
import '#app/admin/ui/item.css'
import '#app/admin/ui/text-key.css'

/** A button's label, its key, and the page it is on. */
export function ButtonName({ button: { label, text } }: { button: ButtonState }) {
  return (
    <div className="item-name button-name">
      <p className="button-label" dir="auto">
        {label}
      </p>
      <bdi className="text-key">{text.key}</bdi>
      {text.page !== undefined && (
        <p className="item-usage">
          <PageLink text={text} current={label}>
            {admin.item.showsOn(text.page)}
          </PageLink>
        </p>
      )}
    </div>
  )
}
