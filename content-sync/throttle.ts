export interface Throttled {
  (): void
  /** Makes a pending call at once. */
  now(): void
}

/** Calls at once, and then at most once every `intervalMs`. The last call is never dropped. */
export function throttle(intervalMs: number, call: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = false

  const throttled = () => {
    waiting = true
    if (!timer) run()
  }
  function run() {
    timer = undefined
    if (!waiting) return
    waiting = false
    timer = setTimeout(run, intervalMs)
    call()
  }
  return Object.assign(throttled, {
    now() {
      clearTimeout(timer)
      run()
    },
  })
}
