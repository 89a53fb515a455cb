/** Gives its place to who waits for longest. */
type Release = () => void

export interface ConcurrencyLimit {
  /** @returns what to call when the work is done; undefined where no place became free in time */
  acquire(): Promise<Release | undefined>
}

/**
 * Lets a few work at once and a few more wait for them, in the order in which they came.
 * @param atOnce how many may work
 * @param waiting how many may wait; one more is refused at once
 * @param waitMs milliseconds that each may wait
 */
export function createConcurrencyLimit(atOnce: number, waiting: number, waitMs: number): ConcurrencyLimit {
  const queue = new Set<(release: Release) => void>()
  let free = atOnce

  function release() {
    const [next] = queue
    if (!next) {
      free++
      return
    }
    queue.delete(next)
    next(once(release))
  }

  return {
    async acquire() {
      if (free > 0) {
        free--
        return once(release)
      }
      if (queue.size >= waiting) return undefined
      return new Promise((resolve) => {
        const start = (release: Release) => {
          clearTimeout(timer)
          resolve(release)
        }
        const timer = setTimeout(() => {
          queue.delete(start)
          resolve(undefined)
        }, waitMs)
        queue.add(start)
      })
    },
  }
}

function once(release: Release): Release {
  let called = false
  return () => {
    if (called) return
    called = true
    release()
  }
}
