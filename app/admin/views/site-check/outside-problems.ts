import { siteCheck } from '#app/admin/copy/site-check.ts'
import type { LinkReport } from '#content/link-report.ts'

const words = siteCheck.outside

interface OutsideProblem {
  /** The key of a text with the link. */
  key: string
  /** The link. */
  value: string
  note: string
}

/**
 * Returns the links that somebody has to look at, those that do not work before those that have moved.
 * @param links the keys of the texts by address
 * @param reports by address
 */
export function outsideProblems(
  links: ReadonlyMap<string, readonly string[]>,
  reports: ReadonlyMap<string, LinkReport>,
): OutsideProblem[] {
  const failed: OutsideProblem[] = []
  const moved: OutsideProblem[] = []
  for (const [value, keys] of links) {
    const report = reports.get(value)
    if (!report) continue
    const { problem, status, movedTo } = report
    if (problem) {
      const note = `${words.problems[problem]}${status === undefined ? '' : ` (${status})`}.`
      failed.push(...keys.map((key) => ({ key, value, note })))
    } else if (movedTo !== undefined) {
      moved.push(...keys.map((key) => ({ key, value, note: words.moved(movedTo) })))
    }
  }
  return [...failed, ...moved]
}
