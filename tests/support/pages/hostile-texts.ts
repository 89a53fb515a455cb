type NamedText = [name: string, text: string]

/** Texts that nobody should write, but somebody will. Each of these three could break a page in a way of its own. */
export const fewHostileTexts: NamedText[] = [
  ['markup in an attribute', '"><script>alert(1)</script>'],
  ['half a character', '\ud800'],
  ['placeholders', '{name} {count} {constructor} $& $1'],
]

/** More of them, for slow tests. */
export const otherHostileTexts: NamedText[] = [
  ['one long word', 'x'.repeat(300)],
  ['markup', '<script>alert(1)</script>'],
  ['the end of a comment and of a title', '--></title></template></textarea>'],
  ['a change of direction', '\u202eRTL'],
  ['text with a null character', 'a\0b'],
  ['a picture', '👩‍🔧🏳️‍🌈'],
  ['digits', '12345678901234567890'],
  ['a year', '2009'],
  ['the name of a member of objects', '__proto__'],
]

export const hostileTexts = [...fewHostileTexts, ...otherHostileTexts]
