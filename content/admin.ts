// Every text of the admin page. Titles and messages of its toasts, the question before deleting, and the messages of checks
// are the specification's, to the letter.
import type { Notice } from './schema.ts'

export const admin = {
  title: 'Admin Panel',
  subtitle: 'Manage website content. Changes are live when saved.',
  description: 'Manage the content of the website.',
  needsScript: 'This page needs JavaScript.',
  connection: {
    label: 'Live connection',
    connecting: { state: 'Connecting', meaning: 'Changes by others will appear here in a moment.' },
    connected: { state: 'Connected', meaning: 'Changes by others appear here as they happen.' },
    lost: { state: 'Not connected' },
  },
  list: {
    title: 'Manage Content',
    loading: 'Loading content…',
    empty: 'No content found in Supabase. Add new content below.',
    count: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}, oldest first`,
    unread: 'The list could not be read.',
    retry: 'Try again',
    retrying: 'Trying…',
  },
  item: {
    edit: 'Edit',
    delete: 'Delete',
    deleting: 'Deleting…',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    value: (key: string) => `Value of ${key}`,
    empty: 'Empty',
    draft: 'Unsaved text: it is there again when you edit.',
    restored: 'Your unsaved text is back.',
    changed: 'Someone else changed this item meanwhile. Saving replaces their text:',
    gone: 'Someone else deleted this item meanwhile. Your text is kept here until you cancel.',
    characters: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`,
    created: 'Created',
    updated: 'Updated',
  },
  question: (key: string) => `Are you sure you want to delete "${key}"?`,
  add: {
    title: 'Add New Content',
    key: 'Key',
    keyExample: 'section.name',
    keyHint: 'Unique. Dots between its parts.',
    value: 'Value',
    submit: 'Add item',
    submitting: 'Adding…',
  },
  /** What goes wrong beyond what the server and the network say. */
  reasons: {
    noRow: 'the item no longer exists, or you may not change it',
    timedOut: 'the server did not confirm the subscription in time',
    closed: 'the server closed the subscription',
  },
  loadFailed: (message: string) =>
    `Failed to load content: ${message}. Ensure the table 'website_content' exists and replication is enabled.`,
  required: 'Both key and value are required to add new content.',
  duplicate: (key: string) => `Key "${key}" already exists. Choose a unique key.`,
  liveFailed: (message: string) => `Realtime connection issue: ${message}. Updates might not be live.`,
}

/** What happened to an item, as the toast about it says it. */
export type LiveEvent = 'inserted' | 'updated' | 'deleted'

export const adminNotices = {
  loadFailed: (message: string): Notice => ({ title: 'Error loading content', description: message }),
  saveFailed: (message: string): Notice => ({
    title: 'Error saving content',
    description: `Failed to save: ${message}`,
  }),
  deleteFailed: (message: string): Notice => ({
    title: 'Error deleting content',
    description: `Failed to delete: ${message}`,
  }),
  addFailed: (message: string): Notice => ({
    title: 'Error adding content',
    description: `Failed to add new content: ${message}`,
  }),
  invalid: (message: string): Notice => ({ title: 'Error!', description: message }),
  liveFailed: (message: string): Notice => ({
    title: 'Realtime Connection Error',
    description: admin.liveFailed(message),
  }),
  saved: (key: string): Notice => ({ title: 'Content Saved!', description: `${key} updated.` }),
  deleted: (key: string): Notice => ({ title: 'Content Deleted!', description: `${key} deleted.` }),
  added: (key: string): Notice => ({ title: 'Content Added!', description: `${key} added.` }),
  live: (key: string, event: LiveEvent): Notice => ({
    title: 'Realtime Update',
    description: `Item '${key}' ${event}. List updated.`,
  }),
}
