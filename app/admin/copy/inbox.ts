// The texts of the inbox: messages and applications that visitors have sent.
import type { Notice } from '#content/schema.ts'
import { counted, withoutPeriod } from './wording.ts'

const messages = (count: number) => counted(count, 'message')

export const inbox = {
  title: 'Inbox',
  count: (count: number) => (count === 0 ? 'No messages' : `${messages(count)}, newest first`),
  countSoFar: (count: number) =>
    count === 0 ? 'No messages so far' : `${messages(count)} so far, newest first`,
  list: 'Messages',
  loading: 'Loading…',
  failed: (why: string) =>
    `The messages could not be loaded: ${withoutPeriod(why)}. Check your connection, then try again.`,
  retry: 'Try again',
  older: 'Show older',
  search: { label: 'Search messages', example: 'Name, address or words', clear: 'Clear' },
  filter: {
    label: 'Show',
    options: {
      all: 'All',
      unread: 'Unread',
      open: 'Not answered',
      applications: 'Applications',
      spam: 'Spam',
    },
    clear: 'Clear search and filter',
  },
  /** Where the list has no messages: a sentence for each filter, and what else to do. */
  none: {
    all: 'No messages here. They appear as soon as a visitor sends one. Suspicious ones are under “Spam”.',
    unread: 'You have read all messages.',
    open: 'All messages are answered.',
    applications: 'No applications yet. They appear here as soon as somebody applies.',
    spam: 'No message was taken for spam.',
    found: 'No messages match. Try fewer or different words.',
  },
  export: {
    button: 'Export CSV',
    hint: 'A table of all messages that match the search and the filter',
    exporting: (done: number) => `Exporting… ${done.toLocaleString('en')}`,
    columns: {
      received_at: 'Received',
      kind: 'Kind',
      name: 'Name',
      email: 'Email',
      company: 'Company',
      subject: 'Subject or position',
      message: 'Message',
      file_name: 'File',
      read_at: 'Read',
      answered_at: 'Answered',
      spam: 'Spam',
    },
    yes: 'yes',
    no: 'no',
  },
  /** The states of a message. */
  states: {
    unread: 'Unread',
    answered: 'Answered',
    spam: 'Spam',
    application: 'Application',
    mailFailed: 'Email failed',
  },
  /** Where a message has no name, subject or text. */
  missing: { name: 'No name', subject: 'No subject', text: 'No text' },
  message: {
    choose: 'Select a message to read it here.',
    keys: 'The keys J and K move through the list, and Enter opens a message.',
    gone: 'This message is no longer in the inbox. Someone deleted it, or it was older than 12 months (an application: 6 months).',
    back: 'Back to the inbox',
    close: 'Close',
    from: 'From',
    company: 'Company',
    received: 'Received',
    answered: 'Answered',
    reply: 'Reply',
    replyTo: (email: string) => `Reply to ${email}, in your email program`,
    subject: (subject: string) => `Re: ${subject}`,
    markAnswered: 'Mark as answered',
    markNotAnswered: 'Mark as not answered',
    markSpam: 'Spam',
    markNotSpam: 'Not spam',
    markUnread: 'Mark as unread',
    markRead: 'Mark as read',
    delete: 'Delete',
    erase: 'Erase this address…',
  },
  /** For screen readers, after an action. */
  announcements: {
    answered: 'Marked as answered.',
    notAnswered: 'Marked as not answered.',
    spam: 'Marked as spam.',
    notSpam: 'Marked as not spam.',
    unread: 'Marked as unread.',
    read: 'Marked as read.',
  },
  spam: {
    /** Before the reasons. */
    because: 'Why it was taken for spam:',
    byHand: 'Someone marked this message as spam.',
    notBecause: 'This message was first taken for spam:',
    signs: {
      honeypot: 'it filled in a field that people do not see',
      'no-origin': 'the browser did not say which page it came from',
      links: 'it contains many links',
      repeated: 'the same text came several times',
    },
    /** A sign that this version of the panel does not know. */
    other: (sign: string) => `the server noted “${sign}”`,
  },
  mail: {
    failed: 'This message was not delivered by email.',
    waiting: 'This message could not be delivered by email yet. The site will try again.',
    reason: (why: string) => `Reason: ${why}`,
    again: 'Send the email again',
  },
  file: {
    download: 'Download',
    downloadOf: (name: string) => `Download ${name}`,
    progress: (percent: number) => `Downloading… ${percent} %`,
    warning: 'The file comes from outside. Open it only if you expect it.',
    /** The name of a file whose own name cannot be used. */
    unnamed: 'application',
  },
  deleteQuestion: (sender: string) => `Delete the message from ${sender}?`,
  deleteNote: 'It cannot be restored.',
  deleteFileNote: 'It cannot be restored, and its file is deleted too.',
  cancel: 'Cancel',
  eraseQuestion: (email: string) => `Erase everything from ${email}?`,
  eraseCounting: 'Counting the messages…',
  eraseCount: (count: number) =>
    count === 1
      ? 'This is the only message from this address.'
      : `There are ${messages(count)} from this address.`,
  eraseFiles: 'Files are deleted too. This cannot be undone.',
  eraseAct: 'Erase',
  bytes: (size: number) =>
    size < 1_000_000 ? `${Math.max(1, Math.round(size / 1000))} kB` : `${(size / 1_000_000).toFixed(1)} MB`,
  /** Why something failed, and what to do. */
  reasons: {
    offline: 'you are offline. Try again when you are back online',
    unreachable: 'the server cannot be reached. Check your connection and try again',
    gone: 'the message was deleted, or you may no longer change it. Reload the page',
    incomplete: 'the file is not complete. Try again',
    refused: 'you do not have permission to do this. Ask your administrator',
    other: (why: string) => `${why}. Try again`,
  },
}

export const inboxNotices = {
  notMarked: (why: string): Notice => ({
    title: 'Message Not Changed',
    description: `Nothing was changed: ${why}.`,
  }),
  deleted: (sender: string): Notice => ({
    title: 'Message Deleted',
    description: `The message from ${sender} was deleted.`,
  }),
  notDeleted: (why: string): Notice => ({
    title: 'Message Not Deleted',
    description: `Nothing was deleted: ${why}.`,
  }),
  erased: (count: number, email: string): Notice => ({
    title: 'Address Erased',
    description: `${messages(count)} from ${email} ${count === 1 ? 'was' : 'were'} erased.`,
  }),
  notErased: (why: string): Notice => ({
    title: 'Address Not Erased',
    description: `Nothing was erased: ${why}.`,
  }),
  resent: (): Notice => ({ title: 'Email Queued', description: 'The email is sent again in a moment.' }),
  notResent: (why: string): Notice => ({
    title: 'Email Not Sent',
    description: `The email was not sent again: ${why}.`,
  }),
  exported: (count: number): Notice => ({
    title: 'Messages Exported',
    description: `${messages(count)} saved as a CSV file.`,
  }),
  notExported: (why: string): Notice => ({
    title: 'Messages Not Exported',
    description: `No file was saved: ${why}.`,
  }),
  downloaded: (name: string): Notice => ({ title: 'File Downloaded', description: `${name} was saved.` }),
  notDownloaded: (why: string): Notice => ({
    title: 'File Not Downloaded',
    description: `No file was saved: ${why}.`,
  }),
}
