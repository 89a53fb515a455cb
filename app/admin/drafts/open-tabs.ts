// Which loads of the page are still open. Each has an id, and holds a lock with it as long as its tab shows it (Web Locks,
// w3c.github.io/web-locks). Pages served over plain HTTP from another machine have no locks; there, no load is known to
// be open.

const lockOf = (pageId: string) => `draft:${pageId}`

/** Holds a lock until this page closes, so that other tabs know that it is open. */
export function holdPageLock(pageId: string): void {
  // Never resolved: the lock is released with the page.
  navigator.locks?.request(lockOf(pageId), () => new Promise(() => {})).catch(() => {})
}

export async function openPageIds(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.map(({ name = '' }) => name.slice(lockOf('').length)))
  } catch {
    return new Set()
  }
}

/** Calls back once another page has been closed. */
export function whenPageCloses(pageId: string, then: () => void): void {
  navigator.locks?.request(lockOf(pageId), { mode: 'shared' }, () => {}).then(then, () => {})
}
