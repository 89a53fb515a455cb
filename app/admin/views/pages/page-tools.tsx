import { PageLink } from '#app/admin/catalog/page-link.tsx'
import type { SitePage } from '#app/admin/catalog/site-pages.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { addressOf, beginAtTop, setParams } from '#app/admin/navigation/address.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { SegmentedControl } from '#app/admin/ui/segmented-control.tsx'
import { modes, type PageOptions, themes, widths } from './stage/use-page-options.ts'
import '#app/admin/ui/select-field.css'
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
  const { width, theme, mode, listsTexts } = options
  const { chosen } = useReleases()
  const isHidden = all.some((each) => each.path === path && each.movedTo !== undefined)
  return (
    <div className="page-tools">
      <a className="page-tools-all" href={addressOf('pages', {})}>
        {pages.all}
      </a>
      <select
        className="select-field page-select"
        aria-label={pages.choose}
        value={path}
        onChange={({ target }) => {
          beginAtTop()
          setParams('pages', { path: target.value, text: undefined })
        }}
      >
        {all.every((each) => each.path !== path) && <option>{path}</option>}
        {all.map((each) => (
          <option key={each.path} value={each.path}>
            {each.movedTo === undefined ? each.name : pages.hidden.name(each.name)}
          </option>
        ))}
      </select>
      <SegmentedControl
        label={pages.width.label}
        options={widths}
        chosen={width}
        onChoose={(each) => setParams('pages', { width: String(each) })}
      >
        {(each) => pages.width[each]}
      </SegmentedControl>
      <SegmentedControl
        label={pages.theme.label}
        options={themes}
        chosen={theme}
        onChoose={(each) => setParams('pages', { theme: each })}
      >
        {(each) => pages.theme[each]}
      </SegmentedControl>
      <SegmentedControl
        label={pages.mode.label}
        options={modes}
        chosen={mode}
        onChoose={(each) => setParams('pages', { mode: each === 'edit' ? undefined : each })}
      >
        {(each) => pages.mode[each]}
      </SegmentedControl>
      <button
        type="button"
        className="page-tools-list"
        aria-expanded={listsTexts}
        aria-controls={listsTexts ? listId : undefined}
        onClick={() => setParams('pages', { list: listsTexts ? undefined : 'shown' })}
      >
        {pages.list.show(texts)}
      </button>
      {!isHidden && <PageLink path={path}>{chosen === undefined ? pages.view : pages.viewLive}</PageLink>}
    </div>
  )
}
