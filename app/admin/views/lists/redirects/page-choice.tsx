import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { redirects as words } from '#app/admin/copy/redirects.ts'
import { Field, Select } from '#app/ui/field.tsx'
import '#app/admin/ui/select-field.css'

interface PageChoiceProps {
  id: string
  label: string
  /** In the order of the site. */
  pages: readonly SitePage[]
  /** The path of the chosen page. */
  value: string
  error?: string | undefined
  onChoose: (path: string) => void
}

/** A list of pages to choose from, by their sections. */
export function PageChoice({ id, label, pages, value, error, onChoose }: PageChoiceProps) {
  const sections = Map.groupBy(pages, sectionOf)
  return (
    <Field id={id} label={label} hint={undefined} error={error}>
      <Select
        id={id}
        className="select-field"
        value={value}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChoose(target.value)}
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

function sectionOf({ path, services }: SitePage): string {
  if (services !== undefined) return services
  return path.startsWith('/industries/') ? words.groups.industries : words.groups.main
}
