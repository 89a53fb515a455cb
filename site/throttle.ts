export interface Throttled {
  (): void
  /** Drops a call that waits. */
  cancel(): void
  /** Makes a call that waits at once. */
  flush(): void
}

/** Calls at once, and then at most once in `interval` milliseconds; the last call of a burst is never dropped. */
export function throttle(interval: number, call: () => void): Throttled {
  let timer: NodeJS.Timeout | undefined
  let waiting = false

  const throttled = () => {
    waiting = true
    if (!timer) run()
  }
  function run() {
    timer = undefined
    if (!waiting) return
    waiting = false
    timer = setTimeout(run, interval).unref()
    call()
  }
  return Object.assign(throttled, {
    cancel() {
      waiting = false
    },
    flush() {
      clearTimeout(timer)
      run()
    },
  })
}
