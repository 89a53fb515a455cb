/**
 * Takes a permit of each, or none.
 * @param takes functions that take a permit and return a function to release it; undefined if none is left
 * @returns a function to call once to release all permits; undefined if one of `takes` had none left
 */
export function takeAll(takes: readonly (() => (() => void) | undefined)[]): (() => void) | undefined {
  const releases: (() => void)[] = []
  const releaseAll = () => {
    for (const release of releases) release()
  }
  for (const take of takes) {
    const release = take()
    if (!release) {
      releaseAll()
      return undefined
    }
    releases.push(release)
  }
  return releaseAll
}
