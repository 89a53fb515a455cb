// Which loads of the page are still open: each holds its own lock as long as its tab shows it (Web Locks,
// w3c.github.io/web-locks). Pages served over plain HTTP from another machine have no locks; there, no load is known to
// be open.

const lockOf = (load: string) => `draft:${load}`

/** Holds a lock until the page closes, so that other tabs know that this load is open. */
export function showAlive(load: string): void {
  // Never resolved: the lock is released with the page.
  navigator.locks?.request(lockOf(load), () => new Promise(() => {})).catch(() => {})
}

export async function loadsAlive(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = await navigator.locks.query()
    return new Set(held.map(({ name = '' }) => name.slice(lockOf('').length)))
  } catch {
    return new Set()
  }
}

/** Calls back once another load has ended. */
export function whenEnded(load: string, then: () => void): void {
  navigator.locks?.request(lockOf(load), { mode: 'shared' }, () => {}).then(then, () => {})
}
