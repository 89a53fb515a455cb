export interface Countdown {
  readonly paused: boolean
  pause(paused: boolean): void
  stop(): void
}

/** Calls `done` after a time in milliseconds, not counting the time it is paused. */
export function countdown(time: number, done: () => void): Countdown {
  let left = time
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = () => {
    since = performance.now()
    timer = setTimeout(done, left)
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
        left -= performance.now() - since
      } else if (!paused && timer === undefined) {
        run()
      }
    },
    stop,
  }
}
