// What this window remembers, also after a reload. The browser may forbid it: then nothing is remembered.

export function remembered(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** @param value undefined forgets it */
export function remember(name: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // Without storage, it is lost at a reload.
  }
}
