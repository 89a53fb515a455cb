// The log: words on a terminal, and one line of JSON for each event where a program reads it. What somebody sent is never part of a
// line: messages are ours, and fields hold numbers and names of ours.
import { AsyncLocalStorage } from 'node:async_hooks'
import { format } from 'node:util'

type Fields = Readonly<Record<string, string | number>>
export type Log = (message: string, fields?: Fields) => void

/** The request that is being answered, for every line that is written meanwhile. */
export const requestIds = new AsyncLocalStorage<{ readonly requestId: string }>()

/** @param output `isTTY` decides on the form */
export function createLog(output: { isTTY?: boolean; write(text: string): unknown }): Log {
  const line = output.isTTY ? asWords : asJson
  return (message, fields = {}) => {
    const request = requestIds.getStore()?.requestId
    output.write(`${line(message, { ...(request && { request }), ...fields })}\n`)
  }
}

/** Sends what libraries print the same way. */
export function logConsole(log: Log): void {
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    const level = name === 'log' ? 'info' : name
    console[name] = (...values: unknown[]) => log(format(...values), { level })
  }
}

const asJson = (message: string, { level = 'info', ...fields }: Fields) =>
  onOneLine(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }))

function asWords(message: string, { level: _, ...fields }: Fields): string {
  const details = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  return [message, ...details].join(' ')
}

/** JSON leaves these as they are, and terminals and readers of lines may take them for commands or line breaks. */
const onOneLine = (json: string) =>
  json.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
