// Every text of the history, the trash and the return to a moment, on the admin page.
import type { Notice } from '#content/schema.ts'

const items = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'item' : 'items'}`

export const history = {
  views: { history: 'History', trash: 'Trash', transfer: 'Export, import' },
  button: 'History',
  of: (key: string) => `History of ${key}`,
  loading: 'Reading the history…',
  failed: (message: string) => `The history could not be read: ${message}.`,
  retry: 'Try again',
  none: 'Nothing has been changed yet.',
  older: 'Older',
  readingOlder: 'Reading…',
  locked: 'What was changed is for those who may write.',
  signIn: 'Sign in',
  lockedHere: 'What was changed is for those who may write, which you may not here.',
  /** In place of an address. */
  nobody: 'Somebody, without sign-in',
  event: {
    inserted: 'Added',
    changed: 'Changed',
    renamed: 'Renamed',
    deleted: 'Deleted',
    same: 'Saved unchanged',
  },
  renamed: (before: string, after: string) => `${before} is now ${after}`,
  now: 'As it is now',
  restore: 'Restore',
  restoreVersion: (when: string) => `Restore the version of ${when}`,
  restoring: 'Restoring…',
  empty: 'Empty',
  folded: (characters: number) => `… ${characters.toLocaleString('en')} characters …`,
  steps: {
    title: 'History',
    hint: 'Every change of a year, newest first.',
    /** What a step without a reason was. */
    single: {
      inserted: (key: string) => `${key} added`,
      changed: (key: string) => `${key} changed`,
      renamed: (key: string) => `${key} renamed`,
      deleted: (key: string) => `${key} deleted`,
    },
    several: (count: number) => `${items(count)} changed`,
    withReason: (reason: string, count: number) => `${reason}: ${items(count)}`,
    changes: 'Changes',
    changesOf: (what: string) => `Changes of: ${what}`,
    undo: 'Undo',
    undoing: 'Undoing…',
    undoOf: (what: string) => `Undo: ${what}`,
    superseded: 'Changed again since: it cannot be undone by itself.',
    start: 'From here on, changes are kept.',
    return: 'Return to this moment',
    returnTo: (when: string) => `Return to this moment: ${when}`,
  },
  back: {
    moment: 'Any moment',
    momentHint: (zone: string) => `Within the last year, ${zone}.`,
    show: 'Show what would change',
    missing: 'Choose a day and a time within the last year.',
    title: (when: string) => `Return to ${when}`,
    reading: 'Reading what would change…',
    nothing: 'Nothing would change: everything is as it was then.',
    act: (count: number) => `Return: change ${items(count)}`,
    acting: (done: number, all: number) =>
      `Changing ${done.toLocaleString('en')} of ${all.toLocaleString('en')}…`,
    cancel: 'Cancel',
  },
  plan: {
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    count: ({ added, changed, removed }: Record<'added' | 'changed' | 'removed', number>) =>
      `${added} added, ${changed} changed, ${removed} removed`,
  },
  trash: {
    title: 'Trash',
    hint: 'What was deleted within a year and is not back.',
    count: (count: number, more: boolean) => `${more ? 'More than ' : ''}${items(count)}`,
    none: 'The trash is empty.',
    deleted: 'Deleted',
    bringBack: 'Bring back',
    bringingBack: 'Bringing back…',
    selected: (count: number) => `Bring back ${items(count)}`,
    select: (key: string) => `Select ${key}`,
    taken: 'Its key is in use again, by another item. Bring it back to see that one, and to choose.',
    same: 'Another item already has this key and this text. There is nothing to restore.',
    twice: 'Another selected item has this key.',
  },
  /** Another item has the key of a text that is to come back. */
  keyConflicts: {
    question: (keys: readonly string[]) =>
      keys.length === 1
        ? `Another item has the key "${keys[0]}" now.`
        : `Other items have ${keys.length.toLocaleString('en')} of the keys now.`,
    hint: 'The text can be put onto that item, as an ordinary edit. Or everything stays as it is.',
    label: 'What is there, and what would be',
    now: 'There now',
    with: 'With the text that was to come back',
    more: (count: number) => `And ${count.toLocaleString('en')} more.`,
    put: (count: number) => (count === 1 ? 'Put it onto that item' : 'Put them onto those items'),
    leave: 'Leave it',
  },
  /** What the history calls steps of more than one change. They are kept in the table. */
  reasons: {
    restore: 'Earlier version restored',
    back: (when: string) => `Return to ${when}`,
    trash: 'Brought back from the trash',
    suggestions: 'Suggested links accepted',
    import: (name: string) => `Import of ${name}`,
  },
  /** What the table says, as a reader wants it. */
  reasonWords: { undo: 'Undone', 'start of the history': 'Start of the history' } as Partial<
    Record<string, string>
  >,
}

export const historyNotices = {
  restored: (key: string): Notice => ({
    title: 'Content Saved!',
    description: `${key} is as it was in that version.`,
  }),
  returned: (count: number): Notice => ({
    title: 'Content Saved!',
    description: `${items(count)} changed: everything is as it was then.`,
  }),
  broughtBack: (count: number): Notice => ({
    title: 'Content Added!',
    description: `${items(count)} brought back.`,
  }),
  undoneOnto: (count: number): Notice => ({
    title: 'Content Saved!',
    description: `Undone; ${count === 1 ? '1 text is' : `${count.toLocaleString('en')} texts are`} on other items now.`,
  }),
  partly: (done: number, all: number, message: string): Notice => ({
    title: 'Error saving content',
    description: `${done.toLocaleString('en')} of ${items(all)} changed, the others are as they were. Failed to save: ${message}`,
  }),
}
