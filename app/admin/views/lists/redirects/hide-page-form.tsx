import { useState } from 'react'
import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { redirectNotices, redirects as words } from '#app/admin/copy/redirects.ts'
import { isAmong, PageChoice } from './page-choice.tsx'
import { addRedirect } from './redirect-changes.ts'
import { RedirectForm } from './redirect-form.tsx'
import type { ChangeRedirects } from './use-redirect-changes.ts'

interface HidePageFormProps {
  /** The pages that visitors see. */
  shown: readonly SitePage[]
  /** Those of them that can be hidden. */
  hideable: readonly SitePage[]
  changes: ChangeRedirects
  onClose: () => void
}

const copy = words.hideForm

/** Hides a page, and says where its visitors go: by default to its overview. */
export function HidePageForm({ shown, hideable, changes, onClose }: HidePageFormProps) {
  const [page, setPage] = useState(hideable[0])
  const [chosenTarget, setTarget] = useState<SitePage>()
  const targets = shown.filter(({ path }) => path !== page?.path)
  const target = chosenTarget ?? shown.find(({ path }) => path === overviewOf(page?.path ?? ''))

  function hide() {
    if (!isAmong(hideable, page) || !isAmong(targets, target)) return undefined
    return changes.apply(
      words.reasons.hidden(page.name),
      addRedirect(page.path, target.path),
      redirectNotices.hidden(page.name, target.path),
    )
  }

  return (
    <RedirectForm title={copy.title} act={copy.act} saving={changes.saving} onSubmit={hide} onClose={onClose}>
      <PageChoice
        id="hide-page"
        label={copy.page}
        pages={hideable}
        chosen={page}
        saving={changes.saving}
        onChoose={setPage}
      />
      <PageChoice
        id="hide-page-target"
        label={copy.target}
        pages={targets}
        chosen={target}
        saving={changes.saving}
        onChoose={setTarget}
      />
    </RedirectForm>
  )
}

/** `/services/ate`: `/services`. */
const overviewOf = (path: string) => path.replace(/\/[^/]*$/, '')
