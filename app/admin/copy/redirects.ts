// The texts of "Hidden pages and old addresses", a part of the view "Lists".
import type { Notice } from '#content/schema.ts'
import { counted } from './wording.ts'

export const redirects = {
  title: 'Hidden pages and old addresses',
  hint: 'Hide the page of a service or an industry, and say where its visitors go. Its texts are kept. Old addresses are those of pages that no longer exist.',
  count: (hidden: number, old: number) =>
    `${hidden.toLocaleString('en')} hidden, ${counted(old, 'old address', 'old addresses')}`,
  none: 'All pages are shown, and no old address leads to one.',
  ignored:
    'The saved text with these addresses is too long, so the site does not use it. The next change here replaces it.',
  isHidden: 'Hidden',
  isOld: 'Old address',
  isIgnored: (why: string) => `Not used: ${why}`,
  leads: 'Leads to',
  edit: 'Edit texts',
  editOf: (name: string) => `Edit texts of ${name}`,
  show: 'Show again',
  showOf: (name: string) => `Show again: ${name}`,
  remove: 'Remove',
  removeOf: (address: string) => `Remove ${address}`,
  hide: 'Hide a page…',
  add: 'Add an old address…',
  hideForm: {
    title: 'Hide a page',
    page: 'Page to hide',
    target: 'Where its visitors go',
    act: 'Hide this page',
  },
  addForm: {
    title: 'Add an old address',
    address: 'Old address',
    hint: 'Such as /our-team. You can paste the whole address; only its path is used.',
    target: 'Where its visitors go',
    act: 'Add this address',
  },
  required: 'Enter an address.',
  isPage:
    'This is the address of a page. To hide the page of a service or an industry, select “Hide a page…”.',
  isInList: (target: string) =>
    `This address is already in the list and leads to ${target}. Remove it there first.`,
  isHiddenPage: (target: string) =>
    `This page is hidden and leads to ${target}. To change that, show it again, then hide it anew.`,
  malformed:
    'The old address must be a short path such as /our-team, with letters, digits, spaces, - and _ only.',
  gone: 'This page cannot be chosen anymore. Choose another one.',
  acting: 'Saving…',
  failed: 'It was not saved. You can try again.',
  /** Why several items were changed together. The history stores these in English. */
  reasons: {
    hidden: (name: string) => `Hidden page: “${name}”`,
    shown: (name: string) => `Shown page: “${name}”`,
    added: (address: string) => `Added the old address ${address}`,
    removed: (address: string) => `Removed the old address ${address}`,
  },
}

const saved = (description: string): Notice => ({ title: 'Content Saved!', description })

export const redirectNotices = {
  hidden: (name: string, target: string) => saved(`“${name}” is hidden. Its visitors go to ${target}.`),
  shown: (name: string) => saved(`“${name}” is shown again.`),
  added: (address: string, target: string) => saved(`${address} leads to ${target}.`),
  removed: (address: string) => saved(`${address} no longer leads to a page.`),
}
