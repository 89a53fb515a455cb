// The addresses that pages have in the panel.

/** The address of the page of a server error in the panel. The site has no page there. */
export const errorPagePath = '/error'

/** The folder of all editable pages. */
export const editablePagesFolder = '/admin/pages/'

/** Returns the address of the `EditablePage` for the page at a path. */
export const editablePagePath = (path: string): string =>
  `${editablePagesFolder}${path === '/' ? 'index' : path.slice(1)}.json`
