// The texts of the view "Lists".
import type { Notice } from '#content/schema.ts'
import { shortened, withoutPeriod } from './wording.ts'

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`

export const lists = {
  hint: 'Add, hide, duplicate and move the parts of a list, such as positions or offices. After each change, a message offers “Undo”.',
  shown: (count: number) => `${count.toLocaleString('en')} shown`,
  hidden: (count: number) => `${count.toLocaleString('en')} hidden`,
  none: (one: string) => `The page shows no ${one}.`,
  ignored:
    'The saved order of this list has a mistake, so the page shows the default. The next change here replaces it.',
  states: { hidden: 'Hidden', new: 'New, not shown yet' },
  isClosed: (day: string) => `Closed after ${day}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  duplicate: 'Duplicate',
  duplicateOf: (name: string) => `Duplicate ${name}`,
  hide: 'Hide',
  hideOf: (name: string) => `Hide ${name}`,
  show: 'Show',
  showOf: (name: string) => `Show ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  add: (one: string) => `Add ${withArticle(one)}`,
  /** The group of these buttons in the form of a text on its page. */
  this: (one: string) => `This ${one}`,
  inList: (hidden: number) => (hidden > 0 ? `Show in list, ${lists.hidden(hidden)}` : 'Show in list'),
  form: {
    title: (one: string) => `New ${one}`,
    duplicateOf: (name: string) => `Duplicate of ${name}`,
    key: 'Its texts will have keys that start with',
    required: 'Enter a text.',
    passed: 'This day has passed. Choose a later one, or leave it empty.',
    lines: 'One per line.',
    hints: {
      location: 'Use the name of an office, so that job searches find the position.',
      datePosted: 'Optional. Job searches need it.',
      validThrough: 'Optional. The position closes by itself after this day.',
      latitude: 'Such as 37.34. If empty, the office is not on the map.',
      longitude: 'Such as -121.89. If empty, the office is not on the map.',
      timeZone: 'A name such as America/Chicago. If empty, no local time is shown.',
      country: 'Two letters, such as US or GB. Job searches need it.',
      quantity: 'Optional. The text beside the title.',
      reason: 'Optional. The first line below the title.',
      href: 'Optional. A page such as /contact, or an address that starts with https or mailto.',
    } as Partial<Record<string, string>>,
    act: (one: string) => `Add this ${one}`,
    acting: 'Adding…',
    draft: (one: string) => `Unsaved draft. Select “Add ${withArticle(one)}” to continue.`,
    failed: (why: string) =>
      `It was not added: ${withoutPeriod(why)}. Your texts are still here, so you can try again.`,
  },
  /** Why no entry can be added to a list. Follows “Failed to save: ”. */
  full: (most: number) =>
    `this list has ${most.toLocaleString('en')} lines, hidden ones included, and takes no more. Remove hidden lines from its text in Items first`,
  /** Why several items were changed together. The history stores these in English. */
  reasons: {
    added: (name: string) => `Added “${name}” to a list`,
    hidden: (name: string) => `Hidden in a list: “${name}”`,
    shown: (name: string) => `Shown in a list: “${name}”`,
    moved: (name: string) => `Moved in a list: “${name}”`,
  },
}

/** So that a notice leaves room on a phone. */
const quoted = (name: string) => `“${shortened(name, 60)}”`

export const listNotices = {
  added: (name: string, list: string): Notice => ({
    title: 'Content Added!',
    description: `${quoted(name)} was added to ${list}.`,
  }),
  hidden: (name: string): Notice => ({ title: 'Content Saved!', description: `${quoted(name)} is hidden.` }),
  shown: (name: string): Notice => ({
    title: 'Content Saved!',
    description: `${quoted(name)} is shown again.`,
  }),
  moved: (name: string, position: number, all: number): Notice => ({
    title: 'Content Saved!',
    description: `${quoted(name)} is now number ${position} of ${all}.`,
  }),
}
