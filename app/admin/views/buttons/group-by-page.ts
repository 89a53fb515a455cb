import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import type { ButtonState } from './buttons.ts'

export interface ButtonGroup {
  page: PageGroup
  buttons: readonly ButtonState[]
}

/** Groups buttons by page, in their own order. */
export function groupByPage(
  buttons: readonly ButtonState[],
  pageGroups: readonly PageGroup[],
): ButtonGroup[] {
  const byName = new Map(pageGroups.map((page) => [page.name, page]))
  const groups = Map.groupBy(buttons, ({ text }) => byName.get(text.pageName))
  return [...groups].flatMap(([page, buttons]) => (page ? [{ page, buttons }] : []))
}
