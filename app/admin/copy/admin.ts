// The texts of the admin page. The titles and messages of toasts, the question before deleting, and the validation messages
// are quoted from the specification and must not change.

import type { Ignored } from '#content/keys/overrides.ts'
import type { Notice } from '#content/schema.ts'
import { history } from './history.ts'
import { counted, withoutPeriod } from './wording.ts'

const noPermission = 'you do not have permission to change it'

export const admin = {
  title: 'Admin Panel',
  subtitle: 'Manage website content.',
  description: 'Manage the content of the website.',
  needsScript: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
  connection: {
    label: 'Live connection',
    connecting: { state: 'Connecting', meaning: 'Changes by others will appear here in a moment.' },
    connected: { state: 'Connected', meaning: 'Changes by others appear here as they happen.' },
    lost: { state: 'Not connected' },
  },
  items: {
    title: 'Manage Content',
    loading: 'Loading items…',
    empty: 'No content found in Supabase. Add new content below.',
    toTexts: 'Edit the texts of the site',
    /** Before a link to that view. */
    toPages: 'To edit texts directly on a page, open',
    count: (count: number) => `${counted(count, 'item')}, oldest first`,
    failed: 'The items could not be loaded.',
    retry: 'Try again',
    retrying: 'Trying again…',
  },
  item: {
    edit: 'Edit',
    delete: 'Delete',
    deleting: 'Deleting…',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    value: (name: string) => `Value of ${name}`,
    empty: 'Empty',
    draft: 'Unsaved draft. Select Edit to continue.',
    restored: 'Your unsaved draft was restored.',
    gone: 'This item was deleted. Your text is kept here until you cancel or add the item again.',
    characters: (count: number) => counted(count, 'character'),
    created: 'Created',
    updated: 'Updated',
    shownOn: 'Shown on',
    newTab: '(opens in a new tab)',
    /** In place of the path "/". */
    home: 'Home',
    unused: 'Not used by the site.',
  },
  undo: 'Undo',
  question: (key: string) => `Are you sure you want to delete "${key}"?`,
  add: {
    title: 'Add New Content',
    key: 'Key',
    keyExample: 'section.name',
    keyHint: 'A unique name, such as home.hero.title',
    value: 'Value',
    submit: 'Add item',
    submitting: 'Adding…',
    suggestions: 'Site texts',
    found: (count: number) => `${counted(count, 'suggestion')}. Use the arrow keys to choose.`,
    inList: 'Already exists. Edit it instead.',
    unused: 'The site does not use this key.',
    didYouMean: (key: string) => `Did you mean ${key}?`,
    defaultText: 'Default:',
  },
  /** Why the site does not use a value, and what to do. */
  ignored: {
    long: 'Not used: this text has more than 100,000 characters. Shorten it.',
    empty: 'Not used: this text cannot be empty. The page shows the default.',
    link: 'Not used: enter a page such as /careers, or an address that starts with https, mailto or tel.',
    superseded: 'Not used: the list was later edited as a whole, and that version is shown.',
    lines: 'Not used: more than 1,000 lines.',
    list: 'Not used: this list has a mistake, so the page shows the default. To replace it, open Lists and make any change.',
    latitude: 'Not used: enter degrees from -90 to 90, such as 37.34.',
    longitude: 'Not used: enter degrees from -180 to 180, such as -121.89.',
    timeZone: 'Not used: enter the name of a time zone, such as America/Chicago.',
    country: 'Not used: enter the two capital letters of a country, such as US or GB.',
    host: 'Not used: links to other sites work only when sign-in is required. Enter a page such as /careers, mailto or tel.',
  } satisfies Record<Ignored, string>,
  views: {
    label: 'Views',
    items: 'Items',
    pages: 'Pages',
    texts: 'Site texts',
    lists: 'Lists',
    buttons: 'Buttons',
    releases: 'Releases',
    inbox: 'Inbox',
    check: 'Site check',
    /** For screen readers, after a number. */
    unread: 'unread',
    ...history.views,
  },
  viewFailed: 'This view could not be loaded. Copy anything you have typed, then reload the page.',
  partFailed: {
    title: 'This part of the panel could not be loaded',
    description: 'Copy anything you have typed, then reload the page.',
  },
  catalog: {
    loading: 'Loading the site texts…',
    failed: 'The site texts could not be loaded. Reload the page to try again.',
  },
  texts: {
    title: 'Site texts',
    replace: 'Find and replace',
    onlyEdited: 'Only edited',
    count: (all: number, edited: number) =>
      `${all.toLocaleString('en')} texts, ${edited.toLocaleString('en')} edited`,
    contents: {
      label: 'Pages',
      several: 'Several pages',
      edited: 'edited',
      groups: [
        { paths: /^\/services(\/|$)/, title: 'Services' },
        { paths: /^\/industries(\/|$)/, title: 'Industries' },
      ],
    },
    found: 'Best matches first',
    foundFor: (query: string) => `Matches for “${query}”`,
    allEdited: 'Edited texts of all pages',
    shown: (count: number) => counted(count, 'text'),
    /** @param most how many a search shows */
    matches: (count: number, most: number) =>
      count < most ? counted(count, 'match', 'matches') : `The ${most} best matches`,
    pageItself: 'This page',
    searchEngines: 'Search engines',
    none: 'No texts match. Try fewer or different words.',
    noneEdited: 'No texts are edited. All pages show their defaults.',
    edited: 'Edited',
    defaultText: 'Default',
    noLink: 'No link yet',
    reset: 'Reset to default',
    resetShort: 'Reset',
    resetting: 'Resetting…',
    undoReset: 'Undo',
    undoingReset: 'Undoing…',
    removed: 'Removed edit:',
    currentValue: 'Current value:',
  },
  /** Failures that neither the server nor the network describes. They follow “Failed to save: ”. */
  reasons: {
    noRow: `the item no longer exists, or ${noPermission}`,
    conflict: 'someone else changed the item',
    outdated: 'someone else changed an item in the meantime, or you do not have permission to change it',
    changedSince:
      'it was already undone or is no longer in the history, its texts were changed again, or you do not have permission to change them',
    keyInUse: 'another item now has this key',
  },
  /** The same for refusals of the database, by the beginning of what it says. */
  databaseReasons: {
    'new row violates row-level security policy': noPermission,
    'permission denied for': noPermission,
    'cannot execute': 'the database accepts no changes at the moment. Ask your administrator',
    'This step is complete': 'this change was interrupted for too long. Start it again',
    'This release has changed': 'someone else changed the release in the meantime. Look at it again',
    'Texts of this release were changed':
      'texts of this release were changed on the site in the meantime. Choose which version to keep',
    'This release was published or discarded':
      'someone else published or discarded this release. Unsaved texts are kept: choose at the top where your changes go now',
    'There is another release with this id':
      'the release was created before, and someone renamed or ended it since. Look for it in all releases',
    'This release is scheduled': 'this release is scheduled, so only publishers can change it',
    'Who scheduled this release may no longer publish':
      'the person who scheduled it can no longer publish. Publish it by hand, or schedule it again',
  },
  loadFailed: (message: string) =>
    `Failed to load content: ${withoutPeriod(message)}. Ensure the table 'website_content' exists and replication is enabled.`,
  required: 'Both key and value are required to add new content.',
  duplicate: (key: string) => `Key "${key}" already exists. Choose a unique key.`,
  liveFailed: (message: string) =>
    `Realtime connection issue: ${withoutPeriod(message)}. Updates might not be live.`,
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
  saved: (name: string): Notice => ({ title: 'Content Saved!', description: `${name} updated.` }),
  /** What is said of a saved text that the site does not use. */
  savedUnused: (name: string, why: string) => `${name} saved. ${why}`,
  linked: (count: number): Notice => ({
    title: 'Content Saved!',
    description: `${counted(count, 'button')} linked.`,
  }),
  unlinked: (name: string): Notice => ({ title: 'Content Saved!', description: `${name} has no link now.` }),
  deleted: (name: string): Notice => ({ title: 'Content Deleted!', description: `${name} deleted.` }),
  reset: (name: string): Notice => ({ title: 'Content Saved!', description: `${name} reset to default.` }),
  added: (name: string): Notice => ({ title: 'Content Added!', description: `${name} added.` }),
  restored: (name: string): Notice => ({ title: 'Content Added!', description: `${name} restored.` }),
  /** @param names of the items */
  alreadyBack: (names: readonly string[]): Notice => ({
    title: 'Nothing to restore',
    description:
      names.length === 1
        ? `${names[0]} already has this text.`
        : `${counted(names.length, 'item')} already have these texts.`,
  }),
  nothingChanged: (): Notice => ({
    title: 'Nothing to change',
    description: 'This was already done, or someone else changed it in the meantime.',
  }),
  undone: (): Notice => ({ title: 'Content Saved!', description: 'The change was undone.' }),
  undoFailed: (message: string): Notice => ({
    title: 'Error saving content',
    description: `Failed to undo: ${message}`,
  }),
  live: (key: string, event: 'inserted' | 'updated' | 'deleted'): Notice => ({
    title: 'Realtime Update',
    description: `Item '${key}' ${event}. List updated.`,
  }),
}
