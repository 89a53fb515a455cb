import { useMemo, useState, useTransition } from 'react'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { ChangeList } from '#app/admin/change-preview/change-list.tsx'
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { history } from '#app/admin/copy/history.ts'
import { planImport } from '#app/admin/export-file/plan-import.ts'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import '#app/admin/change-preview/change-preview.css'

export interface Suggestion {
  key: string
  /** Where the button would lead. */
  value: string
  /** What the button says. */
  label: string
}

interface AcceptPlanProps {
  suggestions: readonly Suggestion[]
  items: readonly ContentItem[]
  store: ContentStore
  onClose: () => void
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()
const words = admin.buttons.plan

/** Shows which buttons would be linked to what, and links them in one change. The list follows the items until then. */
export function AcceptAll({ suggestions, items, store, onClose }: AcceptPlanProps) {
  const { lock } = usePanel()
  const [acting, startActing] = useTransition()
  const planned = useMemo(
    () => ({
      ...planImport(suggestions, items, false, () => crypto.randomUUID()),
      labels: new Map(suggestions.map(({ key, label }) => [key, label])),
    }),
    [suggestions, items],
  )
  /** Events arrive before the answer: while the plan is carried out, it shows what is being done. */
  const [doing, setDoing] = useState<typeof planned>()
  const { lines, changes, labels } = doing ?? planned

  function act() {
    if (acting) return
    setDoing(planned)
    startActing(async () => {
      const notice = adminNotices.linked(lines.length)
      const succeeded = await store.apply(history.reasons.suggestions, changes, notice)
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
