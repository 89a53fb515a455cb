// What can only be seen on the pages themselves: texts that are too long for a phone, and links to parts that a page lacks.
import { adminEditing } from '#app/admin/copy/editing.ts'
import { siteCheck } from '#app/admin/copy/site-check.ts'
import type { ReadableRelease } from '#app/admin/page-frame/page-frame.ts'
import type { SiteProblem } from './site-problem.ts'
import type { Measurement, PartLink } from './text-problems.ts'

/**
 * Results of earlier checks, by measurement or by part of a page: whether the text is too long, or whether the part exists.
 * Valid for one catalog and one release.
 */
export type PageResults = Map<string, boolean>

interface PageChecks {
  measurements: readonly Measurement[]
  partLinks: readonly PartLink[]
  known: PageResults
}

const nameOfMeasurement = ({ key, byDefault, current }: Measurement) => `${key}\n${byDefault}\n${current}`
const nameOfPart = ({ page, part }: PartLink) => `${page}#${part}`

/** Returns the problems found so far. */
export function knownProblems({ measurements, partLinks, known }: PageChecks): SiteProblem[] {
  return [
    ...partLinks
      .filter((link) => known.get(nameOfPart(link)) === false)
      .map(({ key, href, part }) => ({
        kind: 'link' as const,
        key,
        value: href,
        note: siteCheck.unknownPart(part),
      })),
    ...measurements
      .filter((each) => known.get(nameOfMeasurement(each)) === true)
      .map(({ key, current }) => ({
        kind: 'wide' as const,
        key,
        value: current,
        note: adminEditing.checks.wide,
      })),
  ]
}

/** Returns the pages on which something has not been looked at yet. */
export const pagesToCheck = ({ measurements, partLinks, known }: PageChecks): string[] => [
  ...new Set([
    ...measurements.filter((each) => !known.has(nameOfMeasurement(each))).map(({ page }) => page),
    ...partLinks.filter((link) => !known.has(nameOfPart(link))).map(({ page }) => page),
  ]),
]

/**
 * Looks at everything on one page that is not known yet.
 * @throws if the page cannot be fetched
 */
export async function checkPage(
  path: string,
  { measurements, partLinks, known }: PageChecks,
  release: Promise<ReadableRelease | undefined>,
  signal: AbortSignal,
): Promise<void> {
  // Loaded only here: nothing at the start of the panel needs it.
  const { openPhonePage } = await import('#app/admin/checks/measure-overflow.ts')
  signal.throwIfAborted()
  const page = openPhonePage(path, release)
  try {
    for (const link of partLinks) {
      const name = nameOfPart(link)
      if (link.page === path && !known.has(name)) known.set(name, await page.hasPart(link.part))
    }
    for (const each of measurements) {
      const name = nameOfMeasurement(each)
      if (each.page !== path || known.has(name)) continue
      known.set(name, await page.overflows(each.key, each.byDefault, each.current))
      // Each one lays out the page twice, so that typing elsewhere would have to wait.
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
    }
  } finally {
    page.remove()
  }
}
