// The time that was typed for publishing a release, until it is saved. It is kept for this window, so that it outlives a
// reload and the view, which is gone while somebody whose session ended signs in again.

const nameOf = (release: string) => `publish-at:${release}`

export function typedTime(release: string): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(release)) ?? undefined
  } catch {
    return undefined
  }
}

export function keepTypedTime(release: string, time: string | undefined): void {
  try {
    if (time === undefined) sessionStorage.removeItem(nameOf(release))
    else sessionStorage.setItem(nameOf(release), time)
  } catch {
    // Without storage, it is lost with the view.
  }
}
