// The texts of export and import.
import type { Notice } from '#content/schema.ts'
import { counted } from './wording.ts'

const count = (number: number) => number.toLocaleString('en')
const items = (count: number) => counted(count, 'item')

export const transfer = {
  title: 'Export and import',
  hint: 'Save all items to one file, or load them from one.',
  export: {
    title: 'Export',
    explanation:
      'The file contains all items with their keys, values and times. Texts that nobody has edited are not in it, and neither are messages and accounts. You can import it here or on another site.',
    act: (number: number) => `Export ${items(number)}`,
  },
  import: {
    title: 'Import',
    explanation: 'You see what would change before anything is imported.',
    undoable: {
      live: 'The import is one change, which you can undo.',
      inRelease: 'In a release, you can undo the import only right afterward.',
    },
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Reading the file…',
    plan: (name: string) => `What ${name} would change`,
    others: 'Items that are not in the file',
    keep: 'Keep them',
    exact: (number: number) => `Delete them (${count(number)}), so that the site matches the file exactly`,
    nothing: 'Nothing would change',
    unchanged: (number: number) => `${items(number)} unchanged`,
    unknown: 'Not used by the site',
    unusedCount: (number: number) => `${items(number)} not used by the site`,
    refused: (number: number) => `${items(number)} cannot be imported:`,
    moreRefused: (number: number) => `and ${count(number)} more.`,
    position: (position: number, key: string | undefined) =>
      !key?.trim() ? `Item ${count(position)}` : `Item ${count(position)}, ${key}`,
    act: (number: number) => `Import and change ${items(number)}`,
    acting: (done: number, all: number) => `Importing ${count(done)} of ${count(all)}…`,
    cancel: 'Cancel',
  },
  /** Why a file cannot be imported. */
  problems: {
    tooLarge:
      'This file is larger than 50 MB, the most that can be imported. Choose another file, or export fewer items at a time.',
    notText: 'This is not a readable text file.',
    notJson: (error: { line: number; column: number } | undefined) =>
      error
        ? `This file cannot be read: there is an error at line ${count(error.line)}, column ${count(error.column)}.`
        : 'This file cannot be read. Choose a file that was exported from this panel.',
    notOurs: 'This file was not exported from this panel.',
    version: 'This file was made by a newer version of this panel. Update the site first.',
    noItems: 'This file contains no list of items.',
    tooMany: 'This file has more than 100,000 items, which is the most a site can hold.',
  },
  /** Why an item cannot be imported. These follow its position and key: “Item 3, home.hero.title: ”. */
  refusals: {
    noObject: 'it is not an item with a key and a value.',
    noKey: 'its key is missing or is not text.',
    emptyKey: 'its key is empty.',
    longKey: 'its key has more than 200 characters.',
    invisibleKey: 'its key contains invisible characters.',
    noValue: 'its value is missing or is not text.',
    longValue: 'its value has more than 100,000 characters.',
    brokenValue: 'its value contains characters that cannot be stored.',
    twice: 'its key appears earlier in the file.',
    id: 'its ID is invalid.',
    created: 'its creation time is invalid.',
  },
}

export const transferNotices = {
  exported: (number: number): Notice => ({
    title: 'Content Exported!',
    description: `${items(number)} in the file.`,
  }),
  imported: (number: number): Notice => ({
    title: 'Content Saved!',
    description: `The import changed ${items(number)}.`,
  }),
}
