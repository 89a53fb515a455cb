/**
 * Whether an Accept header (RFC 9110, 12.5.1) prefers JSON to HTML: by a higher quality, or by naming JSON while HTML
 * is only covered by a wildcard.
 */
export function prefersJson(accept = '*/*'): boolean {
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    return { type, quality: Number(quality) }
  })
  const qualityOf = (...types: string[]) =>
    Math.max(0, ...ranges.filter(({ type }) => types.includes(type)).map(({ quality }) => quality))
  const json = qualityOf('application/json', 'application/problem+json')
  const html = qualityOf('text/html', 'application/xhtml+xml')
  return json > 0 && json > html && json >= qualityOf('text/*', '*/*')
}
