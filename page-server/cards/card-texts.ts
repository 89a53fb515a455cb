// What can be drawn of a text on a card. The fonts have Latin letters only, and nothing else is installed.
import type { Card } from '#content/cards/card.ts'
import { cutAtWord } from '#content/keys/cut-at-word.ts'

/** The characters of the fonts, as in scripts/fonts.mjs. */
const drawable = /^[\x20-\x7e\u00a0©®°±²³µ·×–—‘’“”•…′″€™↑↓−À-ÿ]$/u
/** Letters, accents, digits, and signs of mathematics such as ≤. */
const meaningful = /[\p{L}\p{M}\p{N}\p{Sm}]/u

/** Longer ones could not be read on a card. In characters. */
const maxLengths = { title: 130, wordmark: 40 }

/** Returns the texts of a card in the form in which they are drawn. */
export const drawableCard = ({ title, wordmark: { strong, light } }: Card): Card => ({
  title: drawableText(title, maxLengths.title),
  wordmark: {
    strong: drawableText(strong, maxLengths.wordmark),
    light: drawableText(light, maxLengths.wordmark),
  },
})

/**
 * Returns a text without signs that the fonts lack, such as emoji. If they lack a letter or a sign of mathematics, it returns
 * an empty text, because the rest would be misspelled or say something else. Sites that show a card also show the page's title beside it.
 */
function drawableText(text: string, maxLength: number): string {
  // Some systems send an accent after its letter, as a character of its own.
  const characters = [...text.toWellFormed().normalize('NFC')]
  if (characters.some((each) => meaningful.test(each) && !drawable.test(each))) return ''
  const drawn = characters
    .map((each) => (/\s/.test(each) ? ' ' : each))
    .filter((each) => drawable.test(each))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
  return cutAtWord(drawn, maxLength)
}
