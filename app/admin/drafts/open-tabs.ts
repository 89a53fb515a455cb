// Which loads of the page are alive: each holds a lock of its own for as long as its tab shows it (Web Locks, w3c.github.io/web-locks).
// Pages that came over plain HTTP from another machine have no locks: there, no load is known to be alive.

const lockOf = (load: string) => `draft:${load}`

/** Shows other tabs that this load is alive, until the page goes. */
export function showAlive(load: string): void {
  // Never resolved: the lock goes with the page.
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

/** Calls once another load has ended. */
export function whenEnded(load: string, then: () => void): void {
  navigator.locks?.request(lockOf(load), { mode: 'shared' }, () => {}).then(then, () => {})
}
