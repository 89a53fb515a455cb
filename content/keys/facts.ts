// Facts that drawings and search engines need in a fixed form: where an office is, and in which time zone and country. A page
// does without a fact that is missing.
import { isTimeZone } from '#content/dates/time-zone.ts'

export type FactName = 'latitude' | 'longitude' | 'timeZone' | 'country'

const isFact = new Map<FactName, (text: string) => boolean>([
  ['latitude', (text) => isDegrees(text, 90)],
  ['longitude', (text) => isDegrees(text, 180)],
  ['timeZone', isTimeZone],
  ['country', isCountry],
])

/**
 * Returns the name of a fact that a text should be, but is not.
 * @param key its last part is the name of the fact
 */
export function wrongFact(key: string, text: string): FactName | undefined {
  const name = key.slice(key.lastIndexOf('.') + 1) as FactName
  return isFact.get(name)?.(text) === false ? name : undefined
}

const isDegrees = (text: string, max: number) =>
  /^-?\d{1,3}(\.\d{1,15})?$/.test(text) && Math.abs(Number(text)) <= max

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/**
 * Whether a text is a country code of ISO 3166-1. Intl also knows codes that the standard leaves to its users, and others
 * by which a country is known, such as UK.
 */
function isCountry(text: string): boolean {
  if (!/^(?!AA|Q[M-Z]|X|ZZ)[A-Z]{2}$/.test(text)) return false
  return regionNames.of(text) !== undefined && new Intl.Locale(`und-${text}`).region === text
}
