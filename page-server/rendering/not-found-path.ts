/**
 * Returns the path under which the "not found" page for an unknown path is rendered.
 * @param known the paths of all pages
 */
export function notFoundPath(path: string, known: ReadonlySet<string>): string {
  const [, section = ''] = path.split('/', 2)
  return section && known.has(`/${section}`) ? `/${section}/404` : '/404'
}
