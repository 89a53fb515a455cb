import type { ReactNode } from 'react'
import { addressOf, setParams } from '#app/admin/address.ts'
import { PathLink } from '#app/admin/catalog/page-link.tsx'
import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { type PageOptions, themes, widths } from './use-page-options.ts'
import './page-tools.css'

interface PageToolsProps {
  path: string
  /** All pages. */
  all: readonly SitePage[]
  options: PageOptions
  /** How many texts the page has. */
  texts: number
  /** The id of their list. */
  listId: string
}

/** Which page is shown, and how. */
export function PageTools({ path, all, options, texts, listId }: PageToolsProps) {
  const { width, theme, followsLinks, listsTexts } = options
  return (
    <div className="page-tools">
      <a className="page-tools-all" href={addressOf('pages', {})}>
        {pages.all}
      </a>
      <select
        className="page-select"
        aria-label={pages.choose}
        value={path}
        onChange={({ target }) => setParams('pages', { path: target.value, text: undefined })}
      >
        {all.map((each) => (
          <option key={each.path} value={each.path}>
            {each.name}
          </option>
        ))}
      </select>
      <Choice label={pages.width.label}>
        {widths.map((each) => (
          <Chosen key={each} is={each === width} onChoose={() => setParams('pages', { width: String(each) })}>
            {pages.width[each]}
          </Chosen>
        ))}
      </Choice>
      <Choice label={pages.theme.label}>
        {themes.map((each) => (
          <Chosen key={each} is={each === theme} onChoose={() => setParams('pages', { theme: each })}>
            {pages.theme[each]}
          </Chosen>
        ))}
      </Choice>
      <Choice label={pages.mode.label}>
        <Chosen is={!followsLinks} onChoose={() => setParams('pages', { mode: undefined })}>
          {pages.mode.edit}
        </Chosen>
        <Chosen is={followsLinks} onChoose={() => setParams('pages', { mode: 'links' })}>
          {pages.mode.links}
        </Chosen>
      </Choice>
      <button
        type="button"
        className="page-tools-list"
        aria-expanded={listsTexts}
        aria-controls={listsTexts ? listId : undefined}
        onClick={() => setParams('pages', { list: listsTexts ? undefined : 'shown' })}
      >
        {pages.list.show(texts)}
      </button>
      <PathLink path={path} />
    </div>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="page-choice">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

function Chosen({ is, onChoose, children }: { is: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={is} onClick={onChoose}>
      {children}
    </button>
  )
}
