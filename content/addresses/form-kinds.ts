/** What the form of a page sends to the inbox, by the path of the page. */
export const formKinds: ReadonlyMap<string, 'message' | 'application'> = new Map([
  ['/contact', 'message'],
  ['/careers', 'application'],
])
