// What the admin page says while a text is being edited: conflicts, drafts and checks.
import type { TextKind } from '#content/keys/text-kinds.ts'

export const adminEditing = {
  /** In place of “Failed to fetch”, where the browser knows better. */
  offline: 'this computer is offline. What you have typed is kept; try again when it is connected',
  conflict: {
    label: (key: string) => `Two versions of ${key}`,
    told: 'Someone else changed this item meanwhile. Choose below what it is to say.',
    followed: 'Someone else changed this item meanwhile: this is their text.',
    base: 'Before',
    theirs: 'Theirs',
    mine: 'Mine',
    somebody: 'Somebody else',
    you: 'You, elsewhere',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    merge: 'Edit a merge',
    merged: 'Both versions are in the field. Nothing is saved yet.',
    overlaps: (count: number) =>
      `Both versions are in the field; in ${count === 1 ? 'one place' : `${count} places`} both texts stand side by side. Nothing is saved yet.`,
    hint: 'Taking theirs keeps your text beside the item, until you discard it.',
    empty: 'Empty',
  },
  /** Around each marked part of a difference, for those who do not see the marks. */
  marks: {
    removed: 'removed:',
    added: 'added:',
    end: 'end.',
  },
  gone: {
    addAgain: 'Add it again',
  },
  drafts: {
    label: 'Unsaved texts',
    count: (count: number) => `${count} unsaved ${count === 1 ? 'text' : 'texts'} from an earlier visit`,
    offer: 'Unsaved text',
    newItem: 'New item',
    noKey: 'without a key',
    bringBack: 'Bring back',
    bringBackOf: (key: string) => `Bring back the unsaved text of ${key}`,
    discard: 'Discard',
    discardOf: (key: string) => `Discard the unsaved text of ${key}`,
    gone: 'Its item was deleted meanwhile.',
    empty: 'Empty',
    notKept: 'Unsaved texts are not kept on this computer: the browser’s storage is full or may not be used.',
    typed: 'Typed here and not saved:',
    leadThere: 'Lead there',
  },
  checks: {
    placeholder: (found: string) => `Placeholder left in: “${found}”.`,
    stripped: (count: number) =>
      count === 1
        ? '1 invisible character was cleaned up.'
        : `${count} invisible characters were cleaned up.`,
    /** By the kind of text; an empty name is ignored. */
    empty: {
      prose: 'Empty: the page leaves this text out.',
      alternative: 'Empty: the picture is decoration, and screen readers skip it.',
      entry: 'Empty: the list leaves this entry out.',
      href: 'Empty: the button shows its coming-soon notice.',
    } satisfies Record<Exclude<TextKind, 'name'>, string>,
    controls: (names: readonly string[]) =>
      `Contains ${names.length === 1 ? 'a control character' : 'control characters'} that visitors cannot see: ${names.join(', ')}.`,
    wide: 'Wider than its place on a phone (320 px).',
  },
}
