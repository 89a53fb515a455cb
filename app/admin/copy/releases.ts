// The texts about releases: named sets of edits that are published together.

import type { Notice } from '#content/schema.ts'
import { releaseBar } from './release-bar.ts'
import { counted, withoutPeriod } from './wording.ts'

const { edits, quoted } = releaseBar

export const releases = {
  create: {
    title: 'New release',
    hint: 'From now on, your changes go into this release. Visitors see them when it is published.',
    name: 'Name',
    example: 'Spring campaign',
    submit: 'Start release',
    submitting: 'Starting…',
    missing: 'Enter a name.',
    cancel: 'Cancel',
  },
  view: {
    title: 'Releases',
    hint: 'A release collects edits that visitors do not see until it is published, all at once.',
    loading: 'Loading…',
    failed: 'The release could not be loaded.',
    retry: 'Try again',
    missing:
      'There is no release at this address. Published and discarded releases are deleted after a year.',
    none: 'No release is being prepared. Select “New release” to start one.',
    count: edits,
    states: { draft: 'changed', published: 'published', discarded: 'discarded' },
    /** In the list, in place of “published”. */
    publishingUndone: 'publishing undone',
    startedBy: 'started by',
    create: 'New release',
    edit: 'Edit in this release',
    editing: 'Your changes go here.',
    locked: 'It is scheduled, so only publishers can change it.',
    rename: 'Rename',
    discard: 'Discard',
    restore: 'Restore',
    ended: 'Published and discarded',
    endedHint: 'Releases of the last year.',
    undo: 'Undo',
    undoOf: (name: string) => `Undo the publishing of ${name}`,
    /** Followed by a time, such as “just now” or “5 minutes ago”. */
    undone: 'Its publishing was undone',
    prepareAgain:
      'To prepare its edits again, start a release, then select “Undo” beside this undo in the history.',
    empty: {
      chosen: 'This release has no edits yet. Change any text, list or button.',
      notChosen:
        'This release has no edits yet. Select “Edit in this release”, then change any text, list or button.',
      locked: 'This release has no edits.',
    },
    edits: 'Edits',
    removeEdit: 'Remove',
    removeEditOf: (label: string) => `Remove the edit of ${label}`,
    openText: 'Open',
    openTextOf: (label: string) => `Open ${label}`,
    becomes: { added: 'Added', changed: 'Changed', deleted: 'Deleted', reset: 'Reset to default' },
    alsoIn: (names: readonly string[]) =>
      `Also changed in ${quoted(names)}. After one of them is published, the ${names.length === 1 ? 'other asks' : 'others ask'} what to keep.`,
    conflicts: (count: number, isScheduled: boolean) => {
      const [changed, choose, chosen] =
        count === 1
          ? ['1 text was changed on the site since it was edited', 'Choose a version', 'a version is chosen']
          : [
              `${count.toLocaleString('en')} texts were changed on the site since they were edited`,
              'Choose versions',
              'versions are chosen',
            ]
      const next = isScheduled
        ? `Unless ${chosen} in time, the release is not published, and its schedule ends.`
        : `${choose} before you publish.`
      return `${changed} here. ${next}`
    },
    conflict: {
      title: 'Changed on the site since it was edited here',
      before: 'Before',
      live: 'Live now',
      release: 'This release',
      both: 'Both',
      none: 'No item.',
      keepRelease: 'Keep this release',
      keepLive: 'Keep live',
      combine: 'Combine both',
    },
  },
  publish: {
    title: 'Publish',
    now: 'Publish now…',
    question: (name: string) => `Publish “${name}” now?`,
    effect: (count: number) =>
      `${count === 1 ? '1 edit goes live.' : `${edits(count)} go live at the same moment.`} You can undo that as one change.`,
    confirm: 'Publish',
    cancel: 'Cancel',
    publishing: 'Publishing…',
    /** In a static export. */
    afterBuild: 'Visitors see that after the next build of the site.',
    onlyPublishers: 'Only publishers can publish or schedule a release.',
    sendLink: 'Send them the preview link.',
    /** In a static export, which has no preview links. */
    sendName: 'Tell them its name.',
    at: 'Publish at',
    zone: (zone: string) => `Date and time in ${zone}`,
    schedule: 'Schedule',
    changeTime: 'Change time',
    scheduling: 'Scheduling…',
    scheduled: (when: string, who: string | null) =>
      who === null ? `Goes live ${when}.` : `Goes live ${when}, in the name of ${who}.`,
    cancelSchedule: 'Cancel schedule',
    noSchedule:
      'Scheduling does not work here. Publish by hand, or ask your administrator to run the site as a server (for a hosted project, with SUPABASE_SERVICE_ROLE_KEY).',
    noTime: 'Choose a date and time.',
    tooSoon: 'Choose a time at least one minute from now.',
    skipped: 'This time does not exist on that day.',
    problem: (reason: string) => `It was not published and is no longer scheduled: ${withoutPeriod(reason)}.`,
  },
  preview: {
    title: 'Preview',
    onPages: 'See it in Pages',
    hint: 'Anyone who has a link sees the whole site with this release, until the link expires.',
    hours: 'Link works for',
    choices: [
      { hours: 24, label: '1 day' },
      { hours: 168, label: '7 days' },
      { hours: 720, label: '30 days' },
    ],
    create: 'Create link',
    creating: 'Creating…',
    link: 'Preview link',
    copy: 'Copy link',
    copied: 'Copied.',
    open: 'Open preview',
    once: 'Copy the link now: it is not shown again.',
    selected: 'The link is selected. Copy it with Ctrl+C (⌘C on a Mac): it is not shown again.',
    active: (count: number) =>
      count === 0 ? 'No active link.' : counted(count, 'active link.', 'active links.'),
    failed: (reason: string) => `The links could not be counted: ${withoutPeriod(reason)}.`,
    end: 'End all links',
    none: 'A static export of the site has no preview links. Use Pages.',
  },
  discard: {
    question: (name: string) => `Discard “${name}”?`,
    effect: (count: number) =>
      `${count === 0 ? 'It has no edits.' : `Its ${edits(count)} will not go live.`} You can restore it for a year.`,
    confirm: 'Discard',
    cancel: 'Cancel',
  },
  rename: { title: 'Rename release', submit: 'Rename', submitting: 'Renaming…' },
}

export const releaseNotices = {
  published: (name: string): Notice => ({ title: 'Content Saved!', description: `“${name}” is live.` }),
  failed: (message: string): Notice => ({
    title: 'Error saving content',
    description: `Failed to save: ${message}`,
  }),
  scheduled: (name: string, when: string): Notice => ({
    title: 'Content Saved!',
    description: `“${name}” goes live ${when}.`,
  }),
  unscheduled: (name: string): Notice => ({
    title: 'Content Saved!',
    description: `“${name}” is no longer scheduled.`,
  }),
  linksEnded: (name: string): Notice => ({
    title: 'Content Saved!',
    description: `No link to a preview of “${name}” works anymore.`,
  }),
  discarded: (name: string): Notice => ({ title: 'Content Deleted!', description: `“${name}” discarded.` }),
  restored: (name: string, wasScheduled: boolean): Notice => ({
    title: 'Content Added!',
    description: `“${name}” restored.${wasScheduled ? ' It is no longer scheduled.' : ''}`,
  }),
  created: (name: string): Notice => ({
    title: 'Release created',
    description: `Your changes now go into “${name}”.`,
  }),
  removed: (label: string): Notice => ({
    title: 'Content Deleted!',
    description: `The edit of ${label} was taken out of the release.`,
  }),
}
