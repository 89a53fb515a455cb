/**
 * Writes a progress line at once and counts the seconds: in place on a terminal, otherwise on a new line every 10 s.
 * @returns a function that ends the line with the outcome, "done in" or "failed after"
 */
export function showProgress(title, stream = process.stdout) {
  const begin = Date.now()
  const seconds = () => (Date.now() - begin) / 1000
  const terminal = stream.isTTY === true
  const write = (text) => stream.write(terminal ? `\r${text}\x1b[K` : `${text}\n`)

  write(`${title} …`)
  const intervalMs = terminal ? 1000 : 10_000
  const timer = setInterval(() => write(`${title} … ${Math.floor(seconds())} s`), intervalMs)
  return (result) => {
    clearInterval(timer)
    write(`${title} … ${result} ${seconds().toFixed(1)} s`)
    if (terminal) stream.write('\n')
  }
}
