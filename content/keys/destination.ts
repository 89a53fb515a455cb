// Where an action may lead (WHATWG URL): a path on this site, https, mailto or tel.

/** `page`: on this site. `elsewhere`: another host. */
export type Destination = 'page' | 'elsewhere' | 'mail' | 'phone'

/** @returns undefined where a link must not lead there */
export function destinationOf(href: string): Destination | undefined {
  // A parser would drop or turn these round, and what a person reads would not be where the link leads.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\s\x00-\x20\x7f\\\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(href) || !href.isWellFormed()) {
    return undefined
  }
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : 'page'
  if (/^mailto:[^@/?]+@[^@/?]+(\?.*)?$/.test(href)) return 'mail'
  if (/^tel:\+?[\d().-]+$/.test(href)) return 'phone'
  if (!href.startsWith('https://') || !URL.canParse(href)) return undefined
  const { username, password } = new URL(href)
  return username === '' && password === '' ? 'elsewhere' : undefined
}
