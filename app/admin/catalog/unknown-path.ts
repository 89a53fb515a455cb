/** Whether an address on this site has no page; what follows the path does not matter. */
export function isUnknownPath(destination: string, known: readonly string[]): boolean {
  if (!destination.startsWith('/')) return false
  const path = destination.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  return !known.includes(path)
}
