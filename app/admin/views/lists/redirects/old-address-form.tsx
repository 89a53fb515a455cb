import { useState } from 'react'
import type { Catalog, NotedRedirect } from '#app/admin/catalog/catalog.ts'
import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { redirectNotices, redirects as words } from '#app/admin/copy/redirects.ts'
import { TextField } from '#app/ui/field.tsx'
import { plainPath } from '#content/addresses/plain-path.ts'
import { isAmong, PageChoice } from './page-choice.tsx'
import { addRedirect, oldAddressIn, removeRedirects } from './redirect-changes.ts'
import { RedirectForm } from './redirect-form.tsx'
import type { ChangeRedirects } from './use-redirect-changes.ts'

interface OldAddressFormProps {
  /** The pages that visitors see. */
  shown: readonly SitePage[]
  /** The hidden pages and old addresses that there are. */
  lines: readonly NotedRedirect[]
  catalog: Catalog
  changes: ChangeRedirects
  onClose: () => void
}

const copy = words.addForm

/** Leads an address without a page to a page. */
export function OldAddressForm({ shown, lines, catalog, changes, onClose }: OldAddressFormProps) {
  const [typed, setTyped] = useState('')
  const [target, setTarget] = useState(shown.find(({ path }) => path === '/'))
  const [checked, setChecked] = useState(false)
  const from = oldAddressIn(typed)
  /** As people read it. */
  const path = plainPath(from) || '/'
  const why = whyRefused()

  function whyRefused(): string | undefined {
    if (typed.trim() === '') return words.required
    if (shown.some((page) => page.path === path)) return words.isPage
    const end = lines.find((line) => line.path === path && line.end !== undefined)?.end
    if (end !== undefined) {
      const isPage = catalog.pages.some((page) => page.path === path)
      return isPage ? words.isHiddenPage(end) : words.isInList(end)
    }
    const texts = lines.map(({ text }) => text)
    // Where it would be among the others, it may be one too many.
    const added = catalog
      .readRedirects([...removeRedirects(from)(texts), `${from} ${target?.path}`].join('\n'))
      .at(-1)
    if (!added?.why) return undefined
    if (added.problem === 'old') return words.malformed
    return added.why.charAt(0).toUpperCase() + added.why.slice(1)
  }

  function add() {
    setChecked(true)
    if (why !== undefined || !isAmong(shown, target)) return undefined
    return changes.apply(
      words.reasons.added(path),
      addRedirect(from, target.path),
      redirectNotices.added(path, target.path),
    )
  }

  return (
    <RedirectForm title={copy.title} act={copy.act} saving={changes.saving} onSubmit={add} onClose={onClose}>
      <TextField
        id="old-address"
        label={copy.address}
        hint={copy.hint}
        error={checked ? why : undefined}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        readOnly={changes.saving}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <PageChoice
        id="old-address-target"
        label={copy.target}
        pages={shown}
        chosen={target}
        saving={changes.saving}
        onChoose={setTarget}
      />
    </RedirectForm>
  )
}
