// The positions of a site without edits, as tests of lists use them. A company may have more than four.
import { careers } from '#content/careers.ts'

type FourOrMore<T> = [T, T, T, T, ...T[]]

export const positionsKey = 'careers.positions'

export const positions = careers.positions.items as FourOrMore<(typeof careers.positions.items)[number]>
export const ids = positions.map(({ id }) => id) as FourOrMore<string>
export const titles = positions.map(({ title }) => title) as FourOrMore<string>

/** The saved list in which the second position is hidden. */
export const linesWithoutSecond = ids.with(1, `# ${ids[1]}`)
