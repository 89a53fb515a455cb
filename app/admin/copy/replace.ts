// The texts of the view "Find and replace".
import type { Notice } from '#content/schema.ts'
import { counted, shortened } from './wording.ts'

const count = (number: number) => number.toLocaleString('en')
const texts = (count: number) => counted(count, 'text')

/** So that the reason in the history has room for both. */
const inReason = (text: string) => shortened(text, 60)

export const replace = {
  hint: 'Searches all texts and items, including defaults. Links and the order of lists are left out: change them in Buttons and Lists.',
  find: 'Find',
  with: 'Replace with',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  start: 'Type a word to see all texts that contain it.',
  found: (lines: number, matches: number) => `${texts(lines)}, ${counted(matches, 'match', 'matches')}`,
  none: (find: string) => `No text with “${inReason(find)}” would change.`,
  /** After a replacement. */
  noOther: (find: string) => `Done. No other text with “${inReason(find)}” would change.`,
  list: 'Texts to change',
  all: 'Select all',
  selected: (selected: number, all: number) => `${count(selected)} of ${count(all)} selected`,
  unused: 'Not used by the site',
  draft: 'You have an unsaved draft of this text. It stays as it is.',
  outdated: 'Changed in the meantime',
  outdatedTexts: (names: string, more: number) =>
    `Someone else has changed ${names}${more > 0 ? ` and ${counted(more, 'more text', 'more texts')}` : ''} in the meantime. Check the list, then replace again.`,
  act: (number: number, replacement: string) =>
    replacement === '' ? `Replace with nothing in ${texts(number)}` : `Replace in ${texts(number)}`,
  acting: (done: number, all: number) => `Replacing ${count(done)} of ${count(all)}…`,
  reason: (find: string, replacement: string) =>
    `“${inReason(find)}” replaced with “${inReason(replacement)}”`,
  /** Why a text cannot be replaced. */
  problems: {
    long: (most: number) => `Cannot be replaced: it would have more than ${count(most)} characters.`,
    hiddenDefault:
      'Cannot be replaced: the page shows this default because the edit of this text is not used. Correct or reset the edit first.',
    ignored: (why: string) => `Cannot be replaced. ${why}`,
  },
}

export const replaceNotices = {
  replaced: (number: number): Notice => ({
    title: 'Content Saved!',
    description: `Replaced in ${texts(number)}.`,
  }),
}
