import { useMemo } from 'react'
import { EditedCount, editedByPage } from '#app/admin/catalog/edited-count.tsx'
import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { addressOf, setParams } from '#app/admin/navigation/address.ts'
import '#app/admin/ui/select-field.css'
import './page-contents.css'

interface PageContentsProps {
  textStates: readonly TextState[]
  pageGroups: readonly PageGroup[]
  /** The name of the page shown; undefined while a search or filter shows texts of several. */
  current: string | undefined
}

const { contents } = admin.texts

/** All pages, each with the number of its edited texts: a list of links, or on a small screen a menu. */
export function PageContents({ textStates, pageGroups, current }: PageContentsProps) {
  const edited = useMemo(() => editedByPage(textStates), [textStates])
  const groups = useMemo(() => groupsOf(pageGroups), [pageGroups])
  const link = ({ name }: PageGroup) => (
    <li key={name}>
      <a href={addressOf('texts', { page: name })} aria-current={name === current ? 'true' : undefined}>
        {name} <EditedCount count={edited.get(name) ?? 0} />
      </a>
    </li>
  )
  return (
    <>
      <select
        className="select-field page-picker"
        aria-label={contents.label}
        value={current ?? ''}
        onChange={({ target }) =>
          setParams('texts', { page: target.value, q: undefined, only: undefined, text: undefined })
        }
      >
        {current === undefined && <option value="">{contents.several}</option>}
        {pageGroups.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <nav className="page-contents" aria-label={contents.label}>
        <ul>
          {groups.map(({ title, pages }) =>
            title === undefined ? (
              pages.map(link)
            ) : (
              <li key={title}>
                <details open>
                  <summary>
                    {title} <span className="count">{pages.length}</span>
                  </summary>
                  <ul>{pages.map(link)}</ul>
                </details>
              </li>
            ),
          )}
        </ul>
      </nav>
    </>
  )
}

interface Group {
  /** Undefined for a page without a group. */
  title: string | undefined
  pages: PageGroup[]
}

/** The services and the industries fold together, each under its own title. */
function groupsOf(pageGroups: readonly PageGroup[]): Group[] {
  const groups: Group[] = []
  for (const page of pageGroups) {
    const title = contents.groups.find(({ paths }) => paths.test(page.path ?? ''))?.title
    const last = groups.at(-1)
    if (title !== undefined && last?.title === title) last.pages.push(page)
    else groups.push({ title, pages: [page] })
  }
  return groups
}
