// The keys of the inbox in the list of shortcuts. The list is loaded when it is opened, so it does not load other texts.
export const inboxShortcuts = {
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
}
