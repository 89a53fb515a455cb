// The texts about releases that the panel starts with: where changes go.
import { counted } from './wording.ts'

const edits = (count: number) => counted(count, 'edit')

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

export const releaseBar = {
  /** The number of edits, and the names of releases one after the other. */
  edits,
  quoted,
  /** Follows a notice about a saved change. */
  notLive: 'Visitors see it when the release is published.',
  /** Follows “Failed to undo: ”. */
  ownEdit: 'this release has an edit of the same text. Edit that instead',
  switch: {
    live: 'Live',
    liveHint: 'Visitors see every change at once.',
    /** In a static export. */
    exportHint: 'Visitors see every change after the next build.',
    draftHint: (count: number) => `${edits(count)}, not live yet`,
    /** For screen readers, of the button in the bar. */
    button: (name: string) => `Changes go to: ${name}`,
    choose: 'Changes go to',
    create: 'New release…',
    all: 'All releases',
  },
  /** Below the name of a release that is being prepared. */
  plan: {
    scheduled: (when: string) => `Goes live ${when}`,
    ended: 'Not published, no longer scheduled',
  },
  bar: {
    label: 'Release',
    /** Before the name of the release that receives changes. */
    editing: 'Editing',
    notEditable: 'The release',
    notLive: (count: number) => `${edits(count)}, not live.`,
    overlaps: (count: number, names: readonly string[]) =>
      `${counted(count, 'text is', 'texts are')} also changed in ${quoted(names)}.`,
    scheduled: (when: string) => `It goes live ${when}.`,
    ended: 'It was not published and is no longer scheduled.',
    review: 'Review',
    show: 'Show the release',
    back: 'Back to live',
    /** After the name of a release that cannot be changed. */
    published: 'was published. Choose where your changes go now.',
    discarded: 'was discarded. Choose where your changes go now.',
    locked: 'is scheduled, so only publishers can change it.',
    gone: 'This release no longer exists. Choose where your changes go now.',
  },
  /** Beside a text that is being edited. */
  overlap: (names: readonly string[]) =>
    `Also changed in the ${names.length === 1 ? 'release' : 'releases'} ${quoted(names)}.`,
}
