import { useMemo, useState, useTransition } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { ChangeList } from '#app/admin/change-preview/change-list.tsx'
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { history } from '#app/admin/copy/history.ts'
import { useDrafts } from '#app/admin/drafts/draft-context.ts'
import { planImport } from '#app/admin/export-file/plan-import.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { acceptableLinks, type ButtonState } from './buttons.ts'
import '#app/admin/change-preview/change-preview.css'

interface AcceptAllProps {
  /** The buttons without a link. */
  buttons: readonly ButtonState[]
  items: readonly ContentItem[]
  onClose: () => void
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()
const words = admin.buttons.plan

/**
 * Previews which buttons will get which link, and links them in one change. The preview follows the items until then.
 */
export function AcceptAll({ buttons, items, onClose }: AcceptAllProps) {
  const { apply } = useStore()
  const { rules } = useSite()
  const drafts = useDrafts(({ byKey }) => byKey)
  const acceptable = useMemo(() => acceptableLinks(buttons, drafts, rules), [buttons, drafts, rules])
  const { lock } = useAccess()
  const [acting, startActing] = useTransition()
  const planned = useMemo(
    () => ({
      ...planImport(acceptable, items, false, () => crypto.randomUUID()),
      labels: new Map(acceptable.map(({ key, label }) => [key, label])),
    }),
    [acceptable, items],
  )
  /** Live events arrive before the response; the running change stays displayed until it is done. */
  const [doing, setDoing] = useState<typeof planned>()
  const { lines, changes, labels } = doing ?? planned

  function act() {
    if (acting) return
    setDoing(planned)
    startActing(async () => {
      const notice = adminNotices.linked(lines.length)
      const succeeded = await apply(history.reasons.suggestions, changes, notice)
      setDoing(undefined)
      if (succeeded) onClose()
    })
  }

  return (
    <section className="change-preview" aria-labelledby="accept-plan">
      <h4 id="accept-plan" ref={takeFocus} tabIndex={-1}>
        {words.title}
      </h4>
      <p role="status">{lines.length > 0 ? words.hint(lines.length) : words.nothing}</p>
      {lines.length > 0 && <ChangeList lines={lines} label={words.title} noteOf={(key) => labels.get(key)} />}
      <div className="change-preview-actions">
        {lines.length > 0 && (
          <Button aria-disabled={acting} onClick={act} {...lockProps(lock)}>
            {acting ? words.acting : words.act(lines.length)}
          </Button>
        )}
        <Button tone="outline" aria-disabled={acting} onClick={acting ? undefined : onClose}>
          {admin.item.cancel}
        </Button>
      </div>
    </section>
  )
}
