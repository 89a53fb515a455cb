import { useMemo, useRef, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isUnknownPath } from '#app/admin/catalog/unknown-path.ts'
import { planTexts } from '#app/admin/change-preview/plan-texts.ts'
import { useBulkChange } from '#app/admin/change-preview/use-bulk-change.ts'
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import { history } from '#app/admin/copy/history.ts'
import { useDraftStore, useDrafts } from '#app/admin/drafts/draft-context.ts'
import { useFirstShow } from '#app/admin/navigation/use-first-show.ts'
import { randomUuid } from '#app/admin/store/random-uuid.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import { AcceptableRow } from './acceptable-row.tsx'
import type { AcceptedLinks } from './accepted-notice.tsx'
import { type AcceptableLink, acceptableLinks, type ButtonState } from './buttons.ts'
import '#app/admin/ui/foot-actions.css'
import './accept-suggestions.css'

interface AcceptSuggestionsProps {
  /** Undefined while another release is read, like the items. */
  buttons: readonly ButtonState[] | undefined
  items: readonly ContentItem[] | undefined
  onClose: () => void
  onLinked: (links: AcceptedLinks) => void
}

const noButtons: readonly ButtonState[] = []
const words = buttonsView.plan

/**
 * Previews which buttons will get which link, and links the selected ones in one change. The preview follows the items
 * until then.
 */
export function AcceptSuggestions({ buttons, items, onClose, onLinked }: AcceptSuggestionsProps) {
  const { catalog, rules } = useSite()
  const drafts = useDraftStore()
  const typed = useDrafts(({ byKey }) => byKey)
  const acceptable = useMemo(
    () => acceptableLinks(buttons ?? noButtons, typed, rules),
    [buttons, typed, rules],
  )
  const { lock } = useAccess()
  const inRelease = useReleases().chosen !== undefined
  const { acting, doing, run } = useBulkChange<typeof acceptable>()
  /** The links that were selected or deselected here, by key. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isBroken = ({ value }: AcceptableLink) => isUnknownPath(value, catalog?.addresses ?? [])
  /** At first, all links are selected except broken ones. */
  const isSelected = (link: AcceptableLink) => chosen.get(link.key) ?? !isBroken(link)
  const lines = doing ?? acceptable
  const selected = lines.filter(isSelected)
  const count = selected.length
  const heading = useRef<HTMLHeadingElement>(null)
  useFirstShow(() => heading.current?.focus())

  async function act() {
    if (acting || count === 0 || !items) return
    const changesetId = randomUuid()
    const changes = planTexts(selected, items)
    const notice = adminNotices.linked(count)
    if (!(await run(lines, history.reasons.suggestions, changes, notice, changesetId))) return
    // What has been typed in another view since then stays.
    const now = drafts.getDrafts().byKey
    for (const { key } of selected) if (now.get(key) === typed.get(key)) drafts.discard(key)
    onLinked({ changesetId, links: new Map(selected.map(({ key, value }) => [key, value])) })
  }

  return (
    <section className="accept-suggestions" aria-labelledby="accept-plan">
      <h3 id="accept-plan" ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p role="status">
        {!buttons
          ? undefined
          : lines.length === 0
            ? words.nothing
            : count === 0
              ? words.noneSelected
              : words.hint(count, inRelease)}
        {lines.some((link) => isBroken(link) && !isSelected(link)) && ` ${words.broken}`}
      </p>
      <ul>
        {lines.map((link) => (
          <AcceptableRow
            key={link.key}
            link={link}
            isBroken={isBroken(link)}
            selected={isSelected(link)}
            onToggle={() => acting || setChosen(new Map(chosen).set(link.key, !isSelected(link)))}
          />
        ))}
      </ul>
      <div className="foot-actions">
        {lines.length > 0 && (
          <Button aria-disabled={acting || count === 0} onClick={act} {...lockProps(lock)}>
            {acting ? words.acting : words.act(count)}
          </Button>
        )}
        <Button tone="outline" aria-disabled={acting} onClick={acting ? undefined : onClose}>
          {admin.item.cancel}
        </Button>
      </div>
    </section>
  )
}
