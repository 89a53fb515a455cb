// The texts of the view "Pages".

export const pages = {
  title: 'Pages',
  loading: 'Loading the page…',
  missing: 'This site has no page at this address.',
  failed: 'The page could not be loaded.',
  retry: 'Try again',
  all: 'All pages',
  choose: 'Page',
  open: 'Open the page',
  width: { label: 'Width', 390: 'Phone', 768: 'Tablet', 1440: 'Desktop' },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark' },
  mode: { label: 'Selecting a text', edit: 'Edit texts', links: 'Follow links' },
  /** The frame with the page. Screen readers get its texts from the buttons over it. */
  frame: (name: string) => `The page ${name}`,
  texts: 'Texts of this page',
  links: 'Links of this page',
  others: {
    title: 'Not visible on the page',
    show: (count: number) => `Other texts (${count})`,
    about: 'Titles for search engines, descriptions of drawings, notices and closed menus.',
    page: 'Of this page',
    site: 'Shared with other pages',
    none: 'Every text of this page can be seen on it.',
  },
  edit: (name: string, key: string, text: string, state: string) =>
    `Edit ${name} (${key}, ${state}): ${text}`,
  edited: 'edited',
  notEdited: 'default text',
  unsaved: 'unsaved',
  empty: 'Empty',
  beside: 'In the same place',
  editLink: 'Edit the link',
  wasReset: (name: string) => `${name} shows its default again.`,
  undo: 'Undo',
}
