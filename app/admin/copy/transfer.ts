// Every text of export and import, on the admin page.
import type { Notice } from '#content/schema.ts'

const count = (number: number) => number.toLocaleString('en')
const items = (number: number) => `${count(number)} ${number === 1 ? 'item' : 'items'}`

export const transfer = {
  title: 'Export, import',
  hint: 'The whole list as one readable file.',
  export: {
    title: 'Export',
    explanation: 'Every item with its key, text, id and times, as JSON.',
    act: (number: number) => `Export ${items(number)}`,
  },
  import: {
    title: 'Import',
    explanation: 'What would change is shown first. The whole import can be undone as one step.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Reading the file…',
    plan: (name: string) => `What ${name} would change`,
    others: 'Items that are not in the file',
    keep: 'stay as they are',
    exact: (number: number) => `are deleted (${count(number)}), so that the site is exactly as the file`,
    nothing: 'Nothing would change: the site is as the file already.',
    unchanged: (number: number) => `${items(number)} unchanged`,
    unknown: 'Not used by the site',
    unknownCount: (number: number) => `${items(number)} not used by the site`,
    refused: (number: number) => `${items(number)} refused, which will be left out:`,
    moreRefused: (number: number) => `and ${count(number)} more.`,
    position: (position: number, key: string | undefined) =>
      !key?.trim() ? `Item ${count(position)}` : `Item ${count(position)}, ${key}`,
    act: (number: number) => `Import: change ${items(number)}`,
    acting: (done: number, all: number) => `Importing ${count(done)} of ${count(all)}…`,
    cancel: 'Cancel',
  },
  /** Why a file is not taken. */
  problems: {
    tooLarge: 'This file is larger than 50 MB. Is it the right one?',
    notText: 'This file is no text in UTF-8.',
    notJson: (error: { line: number; column: number } | undefined) =>
      error
        ? `This file is no JSON: it breaks off or goes wrong at line ${count(error.line)}, column ${count(error.column)}.`
        : 'This file is no JSON. Choose a file that this panel has exported.',
    notOurs: 'This file is no export of this panel: it does not say "format": "website-content".',
    version: 'This file was made by a newer version of this panel. Update the site first.',
    noItems: 'This file has no list of items.',
    tooMany: 'This file has more than 100,000 items, which is more than the table can hold.',
  },
  /** Why an item is not taken. */
  refusals: {
    noObject: 'is not an object with "key" and "value".',
    noKey: 'its key is missing or no text.',
    emptyKey: 'its key is empty.',
    longKey: 'its key has more than 200 characters.',
    invisibleKey: 'its key holds control characters or invisible ones.',
    noValue: 'its value is missing or no text.',
    longValue: 'its value has more than 100,000 characters.',
    brokenValue: 'its value holds characters that cannot be stored.',
    twice: 'its key is in the file already.',
    id: 'its id is none.',
    created: 'its time of creation is none.',
  },
}

export const transferNotices = {
  exported: (number: number): Notice => ({
    title: 'Content Exported!',
    description: `${items(number)} in the file.`,
  }),
  imported: (number: number): Notice => ({
    title: 'Content Saved!',
    description: `${items(number)} imported.`,
  }),
}
