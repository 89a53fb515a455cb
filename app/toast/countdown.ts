export interface Countdown {
  readonly paused: boolean
  pause(paused: boolean): void
  stop(): void
}

/** Calls `done` after a time, not counting the time it is paused. */
export function countdown(durationMs: number, done: () => void): Countdown {
  let leftMs = durationMs
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    since = performance.now()
    timer = setTimeout(done, leftMs)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  run()

  return {
    get paused() {
      return timer === undefined
    },
    pause(paused) {
      if (paused && timer !== undefined) {
        stop()
        leftMs -= performance.now() - since
      } else if (!paused && timer === undefined) {
        run()
      }
    },
    stop,
  }
}
