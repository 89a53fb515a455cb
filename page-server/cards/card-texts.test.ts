import { expect, it } from 'vitest'
import { drawableCard } from './card-texts.ts'

const wordmark = { strong: '', light: '' }
const titleOf = (title: string) => drawableCard({ title, wordmark }).title

it.each([
  ['Join Our Team', 'Join Our Team'],
  ['Müller & Söhne – 50 °C', 'Müller & Söhne – 50 °C'],
  ['Matched to 50 Ω', ''],
  ['5 ≥ 3', ''],
  ['Mu\u0308ller', 'Müller'],
  ['  Join\n\tus 🚀 now \u0007', 'Join us now'],
  ['Čeština', ''],
  ['انضم', ''],
  ['<b>', '<b>'],
  ['\ud800x', 'x'],
  ['word '.repeat(100), `${'word '.repeat(25).trim()} word…`],
])('%j is drawn as %j', (title, shown) => {
  expect(titleOf(title)).toBe(shown)
})
