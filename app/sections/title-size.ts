/** The class of a page's title. Long titles, and titles with a long word, are set smaller, so that no word has to break. */
export function titleSize(title: string): string | undefined {
  if (title.length > 28) return 'title-longest'
  if (title.length > 14 || title.split(' ').some((word) => word.length > 11)) return 'title-long'
  return undefined
}
