import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { pageSections } from '#app/admin/copy/page-sections.ts'
import { redirects as words } from '#app/admin/copy/redirects.ts'
import { describedBy, Field, Select } from '#app/ui/field.tsx'
import '#app/admin/ui/select-field.css'

interface PageChoiceProps {
  id: string
  label: string
  /** In the order of the site. */
  pages: readonly SitePage[]
  /** It stays when it is no longer among the pages, for example because somebody else has hidden it. */
  chosen: SitePage | undefined
  saving: boolean
  onChoose: (page: SitePage) => void
}

/** Compared by path, because other changes of the site make all pages anew. */
export const isAmong = (pages: readonly SitePage[], page: SitePage | undefined): page is SitePage =>
  pages.some(({ path }) => path === page?.path)

/** A list of pages to choose from, by their sections. */
export function PageChoice({ id, label, pages, chosen, saving, onChoose }: PageChoiceProps) {
  const isGone = chosen !== undefined && !isAmong(pages, chosen)
  const options = isGone ? [...pages, chosen] : pages
  const error = isGone && !saving ? words.gone : undefined
  const sections = Map.groupBy(
    options,
    ({ section, serviceGroup }) => serviceGroup ?? pageSections.names[section],
  )
  return (
    <Field id={id} label={label} hint={undefined} error={error}>
      <Select
        id={id}
        className="select-field"
        value={chosen?.path ?? ''}
        {...describedBy(id, undefined, error)}
        onChange={({ target }) => {
          const page = pages.find(({ path }) => path === target.value)
          if (page) onChoose(page)
        }}
      >
        {[...sections].map(([section, own]) => (
          <optgroup key={section} label={section}>
            {own.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}
