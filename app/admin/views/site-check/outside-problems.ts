import { siteCheck } from '#app/admin/copy/site-check.ts'
import type { ExternalLink } from '#content/keys/external-links.ts'
import type { LinkReport } from '#content/link-report.ts'

const words = siteCheck.outside

interface OutsideProblem extends ExternalLink {
  note: string
}

/**
 * Returns the links that somebody has to look at, those that do not work before those that have moved.
 * @param links by address
 * @param reports by address
 */
export function outsideProblems(
  links: ReadonlyMap<string, readonly ExternalLink[]>,
  reports: ReadonlyMap<string, LinkReport>,
): OutsideProblem[] {
  const failed: OutsideProblem[] = []
  const moved: OutsideProblem[] = []
  for (const [address, texts] of links) {
    const report = reports.get(address)
    if (!report) continue
    const { problem, status, movedTo } = report
    if (problem) {
      const note = `${words.problems[problem]}${status === undefined ? '' : ` (${status})`}.`
      failed.push(...texts.map((text) => ({ ...text, note })))
    } else if (movedTo !== undefined) {
      moved.push(...texts.map((text) => ({ ...text, note: words.moved(withPart(movedTo, text.value)) })))
    }
  }
  return [...failed, ...moved]
}

/** A redirect leads to the part that a link names, unless it names another one (RFC 9110, 10.2.2). */
function withPart(movedTo: string, link: string): string {
  const at = link.indexOf('#')
  return at < 0 || movedTo.includes('#') ? movedTo : movedTo + link.slice(at)
}
