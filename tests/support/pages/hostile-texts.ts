/** Texts that nobody should write, but somebody will. */
export const hostileTexts: [name: string, text: string][] = [
  ['one long word', 'x'.repeat(300)],
  ['markup', '<script>alert(1)</script>'],
  ['markup in an attribute', '"><script>alert(1)</script>'],
  ['the end of a comment and of a title', '--></title></template></textarea>'],
  ['a change of direction', '\u202eRTL'],
  ['half a character', '\ud800'],
  ['text with a null character', 'a\0b'],
  ['a picture', '👩‍🔧🏳️‍🌈'],
  ['digits', '12345678901234567890'],
  ['a year', '2009'],
  ['the name of a member of objects', '__proto__'],
  ['placeholders', '{name} {count} {constructor} $& $1'],
]
