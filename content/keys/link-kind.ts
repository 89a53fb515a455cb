// Where an action may link to (WHATWG URL): a path on this site, https, mailto or tel.

/** `page`: on this site. `elsewhere`: another host. */
export type LinkKind = 'page' | 'elsewhere' | 'mail' | 'phone'

/** @returns undefined if links to this address are not allowed */
export function linkKindOf(href: string): LinkKind | undefined {
  // A parser would drop or reorder these characters, so that the link would not lead where a reader expects.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
  if (/[\s\x00-\x20\x7f\\\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(href) || !href.isWellFormed()) {
    return undefined
  }
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : 'page'
  if (/^mailto:[^@/?]+@[^@/?]+(\?.*)?$/.test(href)) return 'mail'
  if (/^tel:\+?[\d().-]+$/.test(href)) return 'phone'
  // A host name has at most 253 characters (RFC 1035). A long international one would take very long to parse.
  if (!/^https:\/\/[^/?#]{1,260}(?:[/?#]|$)/.test(href) || !URL.canParse(href)) return undefined
  const { username, password } = new URL(href)
  return username === '' && password === '' ? 'elsewhere' : undefined
}
