// The paths of pages in the addresses of requests.

/** Returns the path of a URL (path and query). */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/**
 * Returns the path under which the "not found" page for an unknown path is rendered.
 * @param known the paths of all pages
 */
export function notFoundPath(path: string, known: ReadonlySet<string>): string {
  const [, section = ''] = path.split('/', 2)
  return known.has(`/${section}`) ? `/${section}/404`.replace('//', '/') : '/404'
}
