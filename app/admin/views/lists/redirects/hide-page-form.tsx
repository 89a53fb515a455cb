import { useState } from 'react'
import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { redirectNotices, redirects as words } from '#app/admin/copy/redirects.ts'
import { PageChoice } from './page-choice.tsx'
import { lead } from './redirect-changes.ts'
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
  const [chosen, setChosen] = useState(hideable[0]?.path ?? '')
  const [chosenTarget, setChosenTarget] = useState<string>()
  const page = hideable.find(({ path }) => path === chosen) ?? hideable[0]
  const targets = shown.filter((each) => each !== page)
  const target = targets.find(({ path }) => path === chosenTarget)?.path ?? overviewOf(page?.path ?? '')

  function hide() {
    if (!page) return undefined
    return changes.apply(
      words.reasons.hidden(page.name),
      lead(page.path, target),
      redirectNotices.hidden(page.name, target),
    )
  }

  return (
    <RedirectForm title={copy.title} act={copy.act} saving={changes.saving} onSubmit={hide} onClose={onClose}>
      <PageChoice
        id="hide-page"
        label={copy.page}
        pages={hideable}
        value={page?.path ?? ''}
        onChoose={setChosen}
      />
      <PageChoice
        id="hide-page-target"
        label={copy.target}
        pages={targets}
        value={target}
        onChoose={setChosenTarget}
      />
    </RedirectForm>
  )
}

/** `/services/ate`: `/services`. */
const overviewOf = (path: string) => path.replace(/\/[^/]*$/, '')
