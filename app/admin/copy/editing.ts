// What the admin page says while a text is being edited: conflicts, drafts and checks.
import type { TextKind } from '#content/keys/text-kinds.ts'
import { counted } from './wording.ts'

export const adminEditing = {
  /** Replaces “Failed to fetch” when the browser knows that it is offline. Follows “Failed to save: ”. */
  offline: 'you are offline. Your text is kept. Try again when you are back online',
  /** On the buttons Save and Cancel: the keys that do the same. */
  keys: { enter: 'Enter', controlEnter: 'Ctrl Enter', commandEnter: '⌘ Enter', escape: 'Esc' },
  unsaved: 'Unsaved',
  kept: 'Draft kept on this device',
  showAll: 'Show all',
  showLess: 'Show less',
  /** What a line is, by the kind of the text. */
  lines: {
    lines: 'One per line.',
    list: 'One ID per line. # in front of an ID hides it. Lists is an easier way to change this.',
  },
  byDefault: {
    same: 'Same as the default',
    changed: 'Changed from default:',
    showAllOf: 'of the default',
  },
  details: {
    length: 'Length',
    lastEdited: 'Last edited',
    you: 'you',
  },
  conflict: {
    label: (name: string) => `Two versions of ${name}`,
    told: 'This item has changed since you opened it. Choose which version to keep.',
    followed: 'This item has changed since you opened it. The field now shows the current text.',
    base: 'Before',
    theirs: 'Theirs',
    mine: 'Yours',
    both: 'Both',
    noOverlap: 'The changes do not overlap.',
    showAllOf: 'of each version',
    somebody: 'Someone else',
    you: 'You, in another view or window',
    keepMine: 'Keep yours',
    takeTheirs: 'Use theirs',
    combine: 'Combine both',
    combined: 'The field combines both versions. Nothing is saved yet.',
    overlaps: (count: number) =>
      `The field combines both versions. In ${count === 1 ? 'one place' : `${count} places`}, it has both wordings: keep the one you want. Nothing is saved yet.`,
    hint: 'If you use theirs, your text stays here as an unsaved draft until you discard it.',
    empty: 'Empty',
  },
  /** For screen readers, around each marked part of a difference. */
  marks: {
    removed: 'removed:',
    added: 'added:',
    end: 'end.',
  },
  gone: {
    addAgain: 'Add the item again',
  },
  drafts: {
    label: 'Unsaved drafts',
    count: (count: number) => counted(count, 'unsaved draft'),
    offer: 'Unsaved draft',
    newItem: 'New item',
    noKey: 'no key yet',
    restore: 'Restore',
    restoreOf: (key: string) => `Restore the unsaved draft of ${key}`,
    discard: 'Discard',
    discarded: 'Draft discarded',
    discardOf: (key: string) => `Discard the unsaved draft of ${key}`,
    gone: 'Its item no longer exists.',
    empty: 'Empty',
    notKept: 'Unsaved drafts cannot be kept on this device: the browser’s storage is full or blocked.',
  },
  checks: {
    unknownPath: 'This site has no page at this address.',
    placeholder: (found: string) => `Contains placeholder text: “${found}”.`,
    repeated: (found: string) => `Contains a word twice: “${found}”.`,
    stripped: (count: number) =>
      count === 1
        ? '1 invisible character was cleaned up.'
        : `${count} invisible characters were cleaned up.`,
    /** What an empty text does, by its kind. An empty name with a default is ignored. */
    empty: {
      name: 'Empty: the page leaves this text out.',
      prose: 'Empty: the page leaves this text out.',
      alternative: 'Empty: screen readers skip this picture.',
      lines: 'Empty: the list is not shown.',
      line: 'Empty: the list on the page leaves this line out.',
      fact: 'Empty: the page leaves it out.',
      href: 'Empty: the button shows its coming-soon notice.',
      list: 'Empty: the list is not shown.',
    } satisfies Record<TextKind, string>,
    invisible: (names: readonly string[]) =>
      names.length === 1
        ? `Contains a character that visitors cannot see: ${names[0]}. To remove it, cut the whole text and paste it again.`
        : `Contains characters that visitors cannot see: ${names.join(', ')}. To remove them, cut the whole text and paste it again.`,
    wide: 'Too long for a phone screen.',
  },
}
