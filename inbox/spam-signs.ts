import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { honeypot, type Values } from './form-fields.ts'
import type { SpamSign } from './message.ts'

const maxLinks = 4
const maxRepetitions = 2
/** Different people write the same short text, such as "Please see my resume.", but hardly the same long one. */
const minRepeatedLength = 100
/** How many texts are remembered, to tell repeated ones. */
const rememberedTexts = 1000

export interface SpamSigns {
  /**
   * Counts the text of a message.
   * @param position of an application: the same letter may be sent for several
   * @returns why it may be spam
   */
  signsOf(headers: IncomingHttpHeaders, values: Values, position?: string): SpamSign[]
  /** Takes back that the text of a message was counted, because the message could not be kept. */
  forget(values: Values, position?: string): void
}

export function createSpamSigns(): SpamSigns {
  /** How often each of the last texts came, by hash. */
  const counts = new Map<string, number>()

  return {
    signsOf({ origin, 'sec-fetch-site': site }, values, position = '') {
      const { message = '' } = values
      const signs: SpamSign[] = []
      if (values[honeypot]?.trim()) signs.push('honeypot')
      if ((origin === undefined || origin === 'null') && site !== 'same-origin') signs.push('no-origin')
      if ((message.match(/https?:\/\//gi) ?? []).length > maxLinks) signs.push('links')
      if (count(message, position, 1) > maxRepetitions) signs.push('repeated')
      return signs
    },
    forget: ({ message = '' }, position = '') => void count(message, position, -1),
  }

  function count(message: string, position: string, by: 1 | -1): number {
    const text = message.trim()
    if (text.length < minRepeatedLength) return 0
    const hash = createHash('sha256').update(`${position}\0${text}`).digest('base64')
    const times = (counts.get(hash) ?? 0) + by
    counts.delete(hash)
    counts.set(hash, times)
    const [oldest = ''] = counts.keys()
    if (counts.size > rememberedTexts) counts.delete(oldest)
    return times
  }
}
