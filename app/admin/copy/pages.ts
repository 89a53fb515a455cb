// The texts of the view "Pages".
import { counted } from './wording.ts'

export const pages = {
  loading: 'Loading the page…',
  missing: 'This site has no page at this address.',
  failed: 'The page could not be loaded.',
  /** For edits that only the server can show. A static export has them once it is made again. */
  incomplete: 'Some edits are not shown on this page yet. A static export shows them after the next build.',
  all: 'All pages',
  /** A link to the page as visitors see it. */
  view: 'View page',
  /** While a release is chosen, which visitors do not see. */
  viewLive: 'View live page',
  /** A hidden page, and where its visitors go. */
  hidden: {
    note: (target: string) => `This page is hidden: visitors go to ${target}. Its texts can still be edited.`,
    show: 'Show it again in Lists',
    name: (name: string) => `${name} (hidden)`,
  },
  choose: 'Page',
  width: { label: 'Width', 390: 'Phone', 768: 'Tablet', 1440: 'Desktop' },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark' },
  mode: { label: 'Clicking a text', edit: 'Edit texts', links: 'Follow links' },
  /** The frame with the page. Screen readers get its texts from the buttons over it. */
  frame: (name: string) => `The page ${name}`,
  texts: 'Texts on the page',
  links: 'Links on the page',
  list: {
    title: 'Texts of this page',
    show: (count: number) => `All texts (${count})`,
    unseen: 'Not visible on the page',
    shared: 'Not visible, on other pages too',
    seen: 'Visible on the page',
  },
  edited: 'edited',
  notEdited: 'default text',
  unsaved: 'unsaved',
  /** A text that somebody else has open. */
  elsewhere: {
    state: 'being edited in another window',
    mark: 'Being edited',
    note: 'Someone else, or you in another window, has this text open.',
  },
  beside: 'Other texts here',
  linkTo: (link: string) => `Link to ${link}`,
  addLink: 'Add a link',
  overview: {
    hint: 'Choose a page to see it as visitors do and edit its texts in place.',
    count: (count: number) => counted(count, 'page'),
    search: {
      label: 'Find a text on the site',
      example: 'Words, name, page or key',
      clear: 'Clear',
      /** @param more whether more texts match than are shown */
      found: (count: number, more: boolean) => (more ? `${count} best matches` : counted(count, 'text')),
    },
    list: 'Pages of the site',
    /** In place of the address of the page of a server error, which has none. */
    failure: 'Shown if the server fails',
    leadsTo: (target: string) => `Visitors go to ${target}`,
    lastEdited: 'Last edited',
  },
}
