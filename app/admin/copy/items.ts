// The texts of the view Items that the specification does not give: whether it is up to date, search, selection, shortcuts.
import { counted } from './wording.ts'

export const adminItems = {
  sync: {
    now: 'Up to date',
    at: 'Last updated at',
    ago: 'Last updated',
    offline: {
      state: 'Offline',
      /** Follows “Realtime connection issue: ”. */
      reason: 'this device has no network connection',
      meaning:
        'This device has no network connection. Your text stays here, and you can save it when you are online again.',
    },
  },
  missed: {
    title: (counts: { changed: number; added: number; deleted: number }) =>
      `While you were disconnected: ${Object.entries(counts)
        .flatMap(([what, count]) => (count > 0 ? `${count.toLocaleString('en')} ${what}` : []))
        .join(', ')}`,
    changed: 'changed',
    added: 'added',
    deleted: 'deleted',
    more: (count: number) => `and ${count.toLocaleString('en')} more`,
    dismiss: 'Dismiss',
  },
  find: { label: 'Find a text', shortcut: 'Ctrl K' },
  search: {
    label: 'Search',
    example: 'Key, value, default or page',
    clear: 'Clear',
    none: 'No items match. Try fewer or different words.',
    found: (shown: number, all: number) => `${shown.toLocaleString('en')} of ${counted(all, 'item')}`,
  },
  select: {
    row: (key: string) => `Select ${key}`,
    all: 'Select all shown',
    bar: 'Selected items',
    count: (count: number, hidden: number) =>
      `${count.toLocaleString('en')} selected${hidden > 0 ? `, ${hidden.toLocaleString('en')} of them not shown` : ''}`,
    clear: 'Clear',
    clearWhat: 'selection',
    delete: 'Delete',
    deleting: 'Deleting…',
    export: 'Export',
    reset: 'Reset to default',
    deleteQuestion: (count: number) => `Are you sure you want to delete ${counted(count, 'item')}?`,
    resetQuestion: (count: number) =>
      count === 0 ? 'These items cannot be reset.' : `Reset ${counted(count, 'item')} to default?`,
    deleteSelected: (count: number) => `Delete ${counted(count, 'item')}`,
    resetSelected: (count: number) => `Reset ${counted(count, 'item')}`,
    more: (count: number) => `and ${count.toLocaleString('en')} more`,
    withoutDefault: (keys: readonly string[]) =>
      `${keys.join(', ')} ${keys.length === 1 ? 'has no default and does' : 'have no default and do'} not change.`,
    manyWithoutDefault: (keys: string, more: number) =>
      `${keys} and ${more.toLocaleString('en')} more have no default and do not change.`,
    noneHasDefault: 'None of these has a default.',
    deleted: (count: number) => ({
      title: 'Content Deleted!',
      description: `${counted(count, 'item')} deleted.`,
    }),
    wasReset: (count: number) => ({
      title: 'Content Saved!',
      description: `${counted(count, 'item')} reset to default.`,
    }),
    deleteReason: 'Deleted',
    resetReason: 'Reset to default',
  },
  /** What it means to delete an item. */
  deletion: {
    showsDefault: (text: string) => `Pages show the default again: “${text}”`,
    keepsDefault: (text: string) => `Pages already show the default: “${text}”`,
    noText: 'Pages show no text here again, which is the default.',
    noLink: 'The button shows its coming-soon notice again.',
    unused: 'The site does not use this item.',
    restorable: (count: number) => `You can restore ${count === 1 ? 'it' : 'them'} from the trash.`,
  },
  shortcuts: { open: 'Shortcuts' },
}
