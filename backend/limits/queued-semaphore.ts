/** Releases the permit, which goes to the caller that has waited longest. */
type Release = () => void

export interface QueuedSemaphore {
  /** @returns a function to call when the work is done; undefined if no permit became free in time */
  acquire(): Promise<Release | undefined>
}

/**
 * A semaphore with a first-in, first-out queue.
 * @param maxQueued how many callers may wait; further ones are refused at once
 * @param maxWaitMs how long each may wait
 */
export function createQueuedSemaphore(
  permits: number,
  maxQueued: number,
  maxWaitMs: number,
): QueuedSemaphore {
  const queue = new Set<(release: Release) => void>()
  let free = permits

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
      if (queue.size >= maxQueued) return undefined
      return new Promise((resolve) => {
        const start = (release: Release) => {
          clearTimeout(timer)
          resolve(release)
        }
        const timer = setTimeout(() => {
          queue.delete(start)
          resolve(undefined)
        }, maxWaitMs)
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
