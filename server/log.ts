// The log: words on a terminal, otherwise one line of JSON per event for programs. Content that a client sent is never
// logged. A line may have the client's address, or an `X-Request-Id` of harmless characters. Messages may contain reasons
// from our own errors, and what libraries print.
import { AsyncLocalStorage } from 'node:async_hooks'
import { format } from 'node:util'

type Level = 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, string | number>>
export type Log = Readonly<Record<Level, (message: string, fields?: Fields) => void>>

/** The request that is being answered. Lines logged until it is answered contain its id. */
export const requestIds = new AsyncLocalStorage<{ readonly requestId: string }>()

const minuteMs = 60_000
/** The maximum of lines per minute with the same message, so that a repeated failure does not fill the disk. */
const linesPerMinute = 60

/**
 * @param output its `isTTY` selects the format
 * @param nowMs a monotonic clock
 */
export function createLog(
  output: { isTTY?: boolean; write(text: string): unknown },
  nowMs = () => performance.now(),
): Log {
  const line = output.isTTY ? asWords : asJson
  const write = (level: Level, message: string, fields: Fields) =>
    output.write(`${line(level, message, fields)}\n`)
  /** How often each message was logged in the current minute. */
  const counts = new Map<string, number>()
  let minuteBeganMs = nowMs()

  return {
    info: (message, fields) => log('info', message, fields),
    warn: (message, fields) => log('warn', message, fields),
    error: (message, fields) => log('error', message, fields),
  }

  function log(level: Level, message: string, fields?: Fields) {
    if (nowMs() - minuteBeganMs >= minuteMs) startMinute()
    const count = (counts.get(message) ?? 0) + 1
    counts.set(message, count)
    if (count > linesPerMinute) return
    const request = requestIds.getStore()?.requestId
    write(level, message, { ...(request && { request }), ...fields })
  }

  function startMinute() {
    for (const [message, count] of counts) {
      const omitted = count - linesPerMinute
      if (omitted > 0) write('warn', 'Repeated lines were left out of the log', { line: message, omitted })
    }
    counts.clear()
    minuteBeganMs = nowMs()
  }
}

/** Sends what libraries print to the log. An error that prints as an empty text is reported elsewhere. */
export function logConsole(log: Log): void {
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    const level = name === 'log' ? 'info' : name
    console[name] = (...values: unknown[]) => {
      const text = format(...values)
      if (text) log[level](text)
    }
  }
}

const asJson = (level: Level, message: string, fields: Fields) =>
  onOneLine(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }))

function asWords(_level: Level, message: string, fields: Fields): string {
  const details = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return [message, ...details].join(' ')
}

/**
 * Escapes characters that JSON leaves as they are, but that terminals and log readers may take for commands or line
 * breaks.
 */
const onOneLine = (json: string) =>
  json.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
