// The texts of the history.
import type { Notice } from '#content/schema.ts'
import { counted, withoutPeriod } from './wording.ts'

const changes = (count: number) => counted(count, 'change')
const items = (count: number) => counted(count, 'item')

export const history = {
  views: { history: 'History', trash: 'Trash', transfer: 'Export and import' },
  button: 'History',
  of: (name: string) => `History of ${name}`,
  loading: 'Loading…',
  failed: (message: string) => `The history could not be loaded: ${withoutPeriod(message)}.`,
  retry: 'Try again',
  none: 'No changes yet.',
  older: 'Show older',
  readingOlder: 'Loading…',
  /** In place of an email address. */
  nobody: 'Someone, not signed in',
  event: {
    inserted: 'Added',
    changed: 'Changed',
    renamed: 'Renamed',
    deleted: 'Deleted',
    same: 'Saved without changes',
  },
  /** The same for texts of the site, which has a default for each. */
  textEvent: { inserted: 'Changed', deleted: 'Reset to default' },
  renamed: (before: string, after: string) => `${before} is now ${after}`,
  now: 'Current version',
  restore: 'Restore',
  restoreVersion: (when: string) => `Restore the version from ${when}`,
  restoring: 'Restoring…',
  empty: 'Empty',
  folded: (characters: number) => `… ${characters.toLocaleString('en')} unchanged characters …`,
  /** What a change did, beside the name of the text. Nothing is said of an ordinary edit. */
  notes: {
    added: 'added',
    deleted: 'deleted',
    reset: 'reset to default',
    linkAdded: 'link added',
    linkRemoved: 'link removed',
    same: 'saved without changes',
    renamed: (key: string) => `renamed from ${key}`,
    changes,
  },
  days: { today: 'Today', yesterday: 'Yesterday' },
  changesets: {
    title: 'History',
    zone: (zone: string) => `Time zone: ${zone}`,
    shown: (count: number, more: boolean) => (more ? `The newest ${changes(count)}` : changes(count)),
    inDay: (count: number, more: boolean) => (more ? `${changes(count)}, more below` : changes(count)),
    several: (count: number) => `${items(count)} changed`,
    withReason: (reason: string, count: number) => `${reason}: ${items(count)}`,
    texts: (count: number) => `${count.toLocaleString('en')} texts`,
    moreTexts: (count: number) => `and ${count.toLocaleString('en')} more`,
    /** For people who do not see the columns: what a button acts on. */
    at: (what: string, clock: string) => `${what}, ${clock}`,
    changes: 'Details',
    changesOf: (what: string) => `Details: ${what}`,
    undo: 'Undo',
    undoing: 'Undoing…',
    undoOf: (what: string) => `Undo: ${what}`,
    undoneLater: 'Undone later',
    superseded: { short: 'Changed again since then', rest: ', so it cannot be undone on its own.' },
    start: 'Earlier changes were not recorded.',
    /** A link to a text where it is edited, and has its own history. */
    openText: 'Edit or restore this text',
    openTextOf: (name: string) => `Edit or restore this text: ${name}`,
    restore: 'Restore the site to this moment',
    restoreTo: (when: string) => `Restore the site to this moment: ${when}`,
  },
  /** When another item has the key of a text that is being restored. */
  keyConflicts: {
    question: (names: readonly string[]) =>
      names.length === 1
        ? `An item with the name "${names[0]}" exists now.`
        : `Items with ${names.length.toLocaleString('en')} of the names exist now.`,
    hint: 'You can replace the current text, or leave everything as it is.',
    label: 'Current text and text after replacing',
    now: 'Current text',
    with: 'Text after replacing',
    more: (count: number) => `And ${count.toLocaleString('en')} more.`,
    put: (count: number) => (count === 1 ? 'Replace that item’s text' : 'Replace those items’ texts'),
    leave: 'Keep current',
  },
  /** Why several items were changed together. The history stores these in English. */
  reasons: {
    restore: 'Earlier version restored',
    restoredTo: (when: string) => `Restored to ${when}`,
    trash: 'Restored from the trash',
    suggestions: 'Suggested links accepted',
    import: (name: string) => `Import of ${name}`,
  },
  /** How the panel shows the reasons that the database stores itself. */
  reasonWords: { 'start of the history': 'Start of the history' } as Partial<Record<string, string>>,
  undone: 'Undone',
  /** For an undo that was undone in turn. */
  redone: 'Redone',
}

export const historyNotices = {
  restored: (name: string): Notice => ({
    title: 'Content Saved!',
    description: `${name} restored to that version.`,
  }),
  undoneOnto: (count: number): Notice => ({
    title: 'Content Saved!',
    description: `The change was undone. It replaced ${count === 1 ? 'the text of 1 other item' : `the texts of ${count.toLocaleString('en')} other items`}.`,
  }),
  partly: (done: number, all: number, message: string): Notice => ({
    title: 'Error saving content',
    description: `${done.toLocaleString('en')} of ${items(all)} changed. The rest did not change. Failed to save: ${message}`,
  }),
}
