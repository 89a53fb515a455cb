import { setFlagsFromString } from 'node:v8'

/**
 * Calls `stop` at the first signal that asks this process to end. `SIGHUP` comes from a terminal that is closed. Further
 * signals are ignored, because Ctrl-C arrives twice: from the terminal and from npm.
 */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      // While V8 compiles in the background, Node can hang in process.exit (https://github.com/nodejs/node/issues/54918).
      for (const flag of ['--no-sparkplug', '--no-maglev', '--no-opt']) setFlagsFromString(flag)
      stop(signal)
    })
  }
}
