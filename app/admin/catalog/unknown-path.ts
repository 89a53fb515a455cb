/** Whether an address on this site has no page. Query and fragment are ignored. */
export function isUnknownPath(destination: string, known: readonly string[]): boolean {
  if (!destination.startsWith('/')) return false
  const path = destination.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  return !known.includes(path)
}
