import { PageLink } from '#app/admin/catalog/page-link.tsx'
import { ButtonRow } from './button-row.tsx'
import type { ButtonGroup } from './group-by-page.ts'
import type { LinkChanges } from './use-link-changes.ts'

interface ButtonGroupsProps {
  groups: readonly ButtonGroup[]
  /** The addresses that fields offer. */
  addresses: readonly string[]
  /** Shown if there are no buttons. */
  empty: string
  changes: LinkChanges
}

const addressesId = 'linkable-addresses'

/** The rows of all buttons, by page. */
export function ButtonGroups({ groups, addresses, empty, changes }: ButtonGroupsProps) {
  if (groups.length === 0) return <p className="content-none">{empty}</p>
  return (
    <>
      {groups.map(({ page, buttons }) => (
        <div key={page.name} className="button-group">
          <div className="button-group-heading">
            <h3>{page.name}</h3>
            {page.path !== undefined && <PageLink path={page.path} />}
          </div>
          <ul>
            {buttons.map((button) => (
              <ButtonRow
                key={button.text.key}
                button={button}
                list={addressesId}
                undoable={changes.isUndoable(button)}
                {...changes.eventsOf(button)}
              />
            ))}
          </ul>
        </div>
      ))}
      <datalist id={addressesId}>
        {addresses.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </>
  )
}
