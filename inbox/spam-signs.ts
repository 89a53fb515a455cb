import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { honeypot, type Values } from './form-fields.ts'
import type { SpamSign } from './message.ts'

const maxLinks = 4
const maxRepetitions = 2
/** How many texts are remembered, to tell repeated ones. */
const rememberedTexts = 1000

/** @returns a function that returns why a message may be spam */
export function createSpamSigns(): (headers: IncomingHttpHeaders, values: Values) => SpamSign[] {
  /** How often each of the last texts came, by hash. */
  const counts = new Map<string, number>()

  return ({ origin, 'sec-fetch-site': site }, values) => {
    const { message = '' } = values
    const signs: SpamSign[] = []
    if (values[honeypot]?.trim()) signs.push('honeypot')
    if ((origin === undefined || origin === 'null') && site !== 'same-origin') signs.push('no-origin')
    if ((message.match(/https?:\/\//gi) ?? []).length > maxLinks) signs.push('links')
    if (count(message) > maxRepetitions) signs.push('repeated')
    return signs
  }

  function count(text: string): number {
    const hash = createHash('sha256').update(text.trim()).digest('base64')
    const times = (counts.get(hash) ?? 0) + 1
    counts.delete(hash)
    counts.set(hash, times)
    const [oldest = ''] = counts.keys()
    if (counts.size > rememberedTexts) counts.delete(oldest)
    return times
  }
}
