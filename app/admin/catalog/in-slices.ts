/** A keystroke waits at most this long, and on a phone a few times longer. */
const sliceMs = 5

/** Collects what an iterable yields, and lets the browser do other things in between. */
export async function inSlices<T>(all: Iterable<T>): Promise<T[]> {
  const collected: T[] = []
  let end = performance.now() + sliceMs
  for (const each of all) {
    collected.push(each)
    if (performance.now() < end) continue
    await new Promise((resolve) => setTimeout(resolve))
    end = performance.now() + sliceMs
  }
  return collected
}
