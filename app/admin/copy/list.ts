// What the list of the admin page says beyond the specification: the state of the copy, search, selection, shortcuts.

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const adminList = {
  step: {
    now: 'In step',
    last: 'Last in step at',
    offline: {
      state: 'Offline',
      meaning: 'This device has no network. What you type stays here; saving has to wait.',
    },
  },
  missed: {
    title: (counts: { changed: number; added: number; deleted: number }) =>
      `While the connection was lost: ${Object.entries(counts)
        .flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []))
        .join(', ')}`,
    changed: 'changed',
    added: 'added',
    deleted: 'deleted',
    more: (count: number) => `and ${count} more`,
    dismiss: 'Dismiss',
  },
  search: {
    label: 'Search',
    example: 'Key, value, default or page',
    clear: 'Clear',
    none: 'No item matches. Use fewer or other words.',
    found: (shown: number, all: number) => `${shown} of ${counted(all, 'item')}`,
  },
  select: {
    row: (key: string) => `Select ${key}`,
    all: 'Select all shown',
    bar: 'Selected items',
    count: (count: number, hidden: number) =>
      `${count} selected${hidden > 0 ? `, ${hidden} of them not shown` : ''}`,
    clear: 'Clear',
    clearWhat: 'selection',
    delete: 'Delete',
    deleting: 'Deleting…',
    export: 'Export',
    reset: 'Reset to default',
    deleteQuestion: (count: number) => `Are you sure you want to delete ${counted(count, 'item')}?`,
    resetQuestion: (count: number) => `Reset ${counted(count, 'item')} to the default of the site?`,
    resetMeaning: 'The site shows its default again; the items are deleted.',
    left: (keys: readonly string[]) =>
      `The site has no default for ${keys.join(', ')}: ${keys.length === 1 ? 'it stays' : 'they stay'} as ${keys.length === 1 ? 'it is' : 'they are'}.`,
    noneKnown: 'The site has a default for none of them.',
    deleted: (count: number) => ({
      title: 'Content Deleted!',
      description: `${counted(count, 'item')} deleted.`,
    }),
    wasReset: (count: number) => ({
      title: 'Content Saved!',
      description: `${counted(count, 'item')} back to the default.`,
    }),
    deleteReason: (count: number) => `Deleted ${counted(count, 'item')}`,
    resetReason: (count: number) => `Reset ${counted(count, 'item')} to the default`,
  },
  shortcuts: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    singleKeys: 'Single-key shortcuts',
    close: 'Close',
    keys: [
      { keys: ['/'], does: 'Search', single: true },
      { keys: ['j'], does: 'Next row', single: true },
      { keys: ['k'], does: 'Previous row', single: true },
      { keys: ['e'], does: 'Edit the row', single: true },
      { keys: ['x'], does: 'Select the row, in the content list', single: true },
      { keys: ['?'], does: 'This list', single: true },
      { keys: ['Ctrl or ⌘', 'S'], does: 'Save the item in edit', single: false },
      { keys: ['Esc'], does: 'Cancel the edit, or clear the search or the selection', single: false },
    ],
  },
}
