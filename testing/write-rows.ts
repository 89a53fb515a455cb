// Writes rows for a crowd of listeners: crowd.ts checks that the values of each key count up.
import type { Client } from './client.ts'
import { sharedClockMs } from './crowd.ts'

/**
 * Writes rows as fast as the server accepts them: ten requests at a time with one row each, and then all rows again in
 * one request.
 * @returns the number of events that each listener gets
 */
export async function writeRows(client: Client, rows: number): Promise<number> {
  const keys = Array.from({ length: rows }, (_, i) => `row ${i}`)
  const content = () => client.from('website_content')
  const waiting = keys.values()
  const insertNext = async () => {
    for (const content_key of waiting)
      await content().insert({ content_key, content_value: '0' }).throwOnError()
  }
  await Promise.all(Array.from({ length: 10 }, insertNext))
  await content().update({ content_value: '1' }).like('content_key', 'row %').throwOnError()
  return rows * 2
}

/**
 * Inserts the row `pulse` with the value 0, or updates it to a later value.
 * @returns when the write was sent and acknowledged, on the clock of `sharedClockMs()`
 */
export async function writePulse(
  client: Client,
  value: number,
): Promise<{ sent: number; acknowledged: number }> {
  const sent = sharedClockMs()
  const content_value = `${value}`
  const content = client.from('website_content')
  await (value === 0
    ? content.insert({ content_key: 'pulse', content_value }).throwOnError()
    : content.update({ content_value }).eq('content_key', 'pulse').throwOnError())
  return { sent, acknowledged: sharedClockMs() }
}
