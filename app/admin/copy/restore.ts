// The texts of restoring to a moment, of previewed changes, of the filter of the history and of the trash. The start of the
// panel does not load them.
import type { Notice } from '#content/schema.ts'
import { counted } from './wording.ts'

const items = (count: number) => counted(count, 'item')

export const restorePoint = {
  moment: 'Restore to any moment',
  momentHint: (zone: string) => `Within the last year, in ${zone}.`,
  show: 'Show what would change',
  missing: 'Choose a date and time within the last year.',
  title: (when: string) => `Restore to ${when}`,
  reading: 'Checking what would change…',
  nothing: 'Nothing would change. Everything is the same as it was then.',
  nothingInRelease:
    'Nothing would change: the live site is the same as it was then. The edits of this release stay.',
  act: (count: number) => `Restore ${items(count)}`,
  acting: (done: number, all: number) =>
    `Restoring ${done.toLocaleString('en')} of ${all.toLocaleString('en')}…`,
  cancel: 'Cancel',
}

/** What a change would do to the items, before it is made. */
export const changePlan = {
  kinds: { added: 'Added', changed: 'Changed', removed: 'Removed' },
  count: ({ added, changed, removed }: Record<'added' | 'changed' | 'removed', number>) =>
    [
      `${added.toLocaleString('en')} added`,
      `${changed.toLocaleString('en')} changed`,
      `${removed.toLocaleString('en')} removed`,
    ].join(', '),
}

export const historyFilter = {
  title: 'Filter',
  toggle: 'Filters and restore',
  clear: 'Clear filters',
  day: 'Day',
  days: { any: 'Any day', today: 'Today', yesterday: 'Yesterday', week: 'Last 7 days' },
  dates: { from: 'From', to: 'To' },
  person: 'Person',
  everyone: 'Everyone',
  page: 'Page',
  anyPage: 'Any page',
  what: 'What',
  kinds: {
    any: 'Everything',
    texts: 'Texts',
    buttons: 'Buttons',
    imports: 'Imports and restores',
  },
  find: { label: 'Find a change', example: 'Find a change', clear: 'Clear' },
  none: 'No changes match these filters.',
}

export const trash = {
  title: 'Trash',
  hint: 'Items deleted in the last year.',
  /** Before a link to the view of releases. */
  releases: 'Discarded releases are under',
  count: (count: number, more: boolean) => `${more ? 'More than ' : ''}${items(count)}`,
  none: 'The trash is empty.',
  deleted: 'Deleted',
  restore: 'Restore',
  restoreOf: (label: string) => `Restore ${label}`,
  restoring: 'Restoring…',
  selected: (count: number) => `Restore ${items(count)}`,
  select: (label: string) => `Select ${label}`,
  taken: 'Another item now has this key. Select Restore to compare the two and choose.',
  same: 'Another item already has this key and this text, so there is nothing to restore.',
  twice: 'Another selected item has the same key.',
}

export const restoreNotices = {
  restoredTo: (count: number, inRelease: boolean): Notice => ({
    title: 'Content Saved!',
    description: `${items(count)} changed. ${inRelease ? 'Other edits of this release stay.' : 'Everything is as it was then.'}`,
  }),
  itemsRestored: (count: number): Notice => ({
    title: 'Content Added!',
    description: `${items(count)} restored.`,
  }),
}
