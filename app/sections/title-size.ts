/** The class of a page's title. Long titles, and titles with a long word, are set smaller, so that no word has to break. */
export function titleSize(title: string): string | undefined {
  if (title.length > 28) return 'title-longest'
  if (title.length > 14 || hasLongWord(title)) return 'title-long'
  return undefined
}

/** The class of the home page's title, which may fill its screen: only its words have to fit. */
export const homeTitleSize = (title: string) => (hasLongWord(title) ? 'title-long' : undefined)

const hasLongWord = (title: string) => title.split(' ').some((word) => word.length > 11)
