// Every text of the admin page. Titles and messages of its toasts, the question before deleting, and the messages of checks
// are the specification's, to the letter.

import type { Ignored } from '#content/keys/overrides.ts'
import type { Notice } from '#content/schema.ts'
import { history } from './history.ts'

const counted = (buttons: number) => `${buttons} ${buttons === 1 ? 'button' : 'buttons'}`

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
    gone: 'Someone else deleted this item meanwhile. Your text is kept here until you cancel, or add the item again.',
    characters: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`,
    created: 'Created',
    updated: 'Updated',
    showsOn: (path: string) => `Shows on ${path}`,
    newTab: '(opens in a new tab)',
    unused: 'Not used by the site.',
  },
  undo: 'Undo',
  question: (key: string) => `Are you sure you want to delete "${key}"?`,
  add: {
    title: 'Add New Content',
    key: 'Key',
    keyExample: 'section.name',
    keyHint: 'Unique. Dots between its parts.',
    value: 'Value',
    submit: 'Add item',
    submitting: 'Adding…',
    suggestions: 'Texts of the site',
    found: (count: number) =>
      count === 0
        ? 'No text of the site matches.'
        : `${count} ${count === 1 ? 'match' : 'matches'}, arrow keys`,
    inList: 'In the list: edit it',
    unused: 'The site does not use this key.',
    didYouMean: (key: string) => `Did you mean ${key}?`,
    defaultText: 'Default:',
  },
  /** Why the site passes over a value, and what to do. */
  ignored: {
    long: 'Ignored: longer than 100,000 characters. Shorten it.',
    empty: 'Ignored: this text cannot be empty. The page shows the default.',
    link: 'Ignored: a button may lead to a path such as /careers, or to https, mailto or tel.',
    host: 'Ignored: other hosts are allowed only where writing needs a sign-in. Use a path such as /careers, mailto or tel.',
  } satisfies Record<Ignored, string>,
  views: { label: 'Views', list: 'Content list', texts: 'Site texts', buttons: 'Buttons', ...history.views },
  viewFailed: 'This view could not be loaded. Reload the page to try again; copy what you have typed first.',
  catalog: {
    loading: 'Loading the texts of the site…',
    failed: 'The texts of the site could not be loaded. Reload the page to try again.',
  },
  /** Where a text shows, beyond the pages' own names. */
  places: {
    everyPage: 'Every page',
    servicePages: 'Every service page',
    industryPages: 'Every industry page',
    notFound: 'Page not found',
    failure: 'Page of a failure',
  },
  texts: {
    title: 'Site texts',
    search: 'Search',
    searchExample: 'Key, page or text',
    onlyOverridden: 'Only overridden',
    count: (shown: number, all: number, overridden: number) =>
      `${shown === all ? all : `${shown} of ${all}`} texts, ${overridden} overridden`,
    none: 'No text matches. Use fewer or other words.',
    noneOverridden: 'Nothing is overridden: every page shows its default texts.',
    overridden: 'Overridden',
    defaultText: 'Default',
    nowhere: 'Leads nowhere: coming soon',
    reset: 'Reset',
    resetting: 'Resetting…',
    putBack: 'Put back',
    puttingBack: 'Putting back…',
    removed: 'Removed:',
    held: 'The list holds',
  },
  buttons: {
    title: 'Buttons',
    count: (coming: number, leading: number) => `${coming} coming soon, ${leading} leading somewhere`,
    coming: 'Coming soon',
    comingHint: 'Each shows a notice until it leads somewhere. Change a suggestion or accept it as it is.',
    noneComing: 'Every button leads somewhere.',
    leading: 'Leading somewhere',
    noneLeading: 'No button leads anywhere yet.',
    destination: (label: string, key: string) => `Destination of ${label} (${key})`,
    notice: (title: string) => `Until then: “${title}”`,
    accept: 'Accept',
    accepting: 'Accepting…',
    linked: 'Linked',
    visit: (destination: string) => `Open ${destination}`,
    undoing: 'Undoing…',
    acceptAll: (count: number) => `Accept all ${count}`,
    plan: {
      title: 'What accepting all would change',
      hint: (count: number) => `${counted(count)} will be linked in one change, which you can undo.`,
      nothing: 'Nothing is left to accept.',
      act: (count: number) => `Link ${counted(count)}`,
      acting: 'Linking…',
    },
    missing: 'Enter a destination: a path such as /careers, https, mailto or tel.',
    hostNote: 'Another host: allowed only where writing needs a sign-in, so “Accept all” leaves it out.',
    unknownPath: 'No page of this site has this address.',
    again: 'Make coming soon again',
    making: 'Making…',
  },
  /** What goes wrong beyond what the server and the network say. */
  reasons: {
    noRow: 'the item no longer exists, or you may not change it',
    conflict: 'somebody else has changed the item meanwhile',
    keyInUse: 'another item has the key by now',
  },
  loadFailed: (message: string) =>
    `Failed to load content: ${message}. Ensure the table 'website_content' exists and replication is enabled.`,
  required: 'Both key and value are required to add new content.',
  duplicate: (key: string) => `Key "${key}" already exists. Choose a unique key.`,
  liveFailed: (message: string) => `Realtime connection issue: ${message}. Updates might not be live.`,
}

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
  linked: (count: number): Notice => ({ title: 'Content Saved!', description: `${counted(count)} linked.` }),
  deleted: (key: string): Notice => ({ title: 'Content Deleted!', description: `${key} deleted.` }),
  added: (key: string): Notice => ({ title: 'Content Added!', description: `${key} added.` }),
  restored: (key: string): Notice => ({ title: 'Content Added!', description: `${key} is back.` }),
  alreadyBack: (key: string): Notice => ({
    title: 'Nothing to restore',
    description: `${key} already has this text.`,
  }),
  undone: (): Notice => ({ title: 'Content Saved!', description: 'Everything is as it was before.' }),
  undoFailed: (message: string): Notice => ({
    title: 'Error saving content',
    description: `Failed to undo: ${message}`,
  }),
  live: (key: string, event: 'inserted' | 'updated' | 'deleted'): Notice => ({
    title: 'Realtime Update',
    description: `Item '${key}' ${event}. List updated.`,
  }),
}
