// The texts of restoring to a moment and of the trash, which the start of the panel does not need.
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
