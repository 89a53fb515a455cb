// The list of keyboard shortcuts. It is loaded when it is opened, so the start of the panel does not load these texts.
export const shortcuts = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Single-key shortcuts',
  close: 'Close',
  keys: [
    { keys: ['Ctrl or ⌘', 'K'], does: 'Find a text', single: false },
    { keys: ['Enter'], does: 'In “Find a text”: go to the best match', single: false },
    { keys: ['/'], does: 'Search in this view', single: true },
    { keys: ['j'], does: 'Next item', single: true },
    { keys: ['k'], does: 'Previous item', single: true },
    { keys: ['e'], does: 'Edit the item', single: true },
    { keys: ['x'], does: 'Select the item, if it has a checkbox', single: true },
    { keys: ['?'], does: 'Show this list', single: true },
    { keys: ['Ctrl or ⌘', 'S'], does: 'Save what you are editing', single: false },
    { keys: ['Esc'], does: 'Cancel editing, or clear the search or the selection', single: false },
  ],
  inbox: {
    title: 'In the inbox',
    keys: [
      { keys: ['j', '↓'], does: 'Next message', single: true },
      { keys: ['k', '↑'], does: 'Previous message', single: true },
      { keys: ['Enter'], does: 'Open the message', single: false },
      { keys: ['Esc'], does: 'Close the message', single: false },
      { keys: ['e'], does: 'Answered, or not answered', single: true },
      { keys: ['!'], does: 'Spam, or not spam', single: true },
      { keys: ['u'], does: 'Unread, or read', single: true },
      { keys: ['#'], does: 'Delete the message', single: true },
    ],
  },
}
