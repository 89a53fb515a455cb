// Why the site ignores a line of the text with its redirects.
import type { RedirectProblem } from '#content/redirects/redirect-lines.ts'

export const redirectProblems = {
  why: {
    many: 'there are more than 200 lines.',
    form: 'there must be an old address, a space and a new address.',
    old: 'the old address must be a short path such as /our-team, with small letters, digits, - and _ only. Other letters and spaces are escaped, as in /%C3%BCber%20uns.',
    reserved: 'the site needs this address itself.',
    kept: 'this page cannot be hidden.',
    repeated: 'the same old address is further up.',
    circle: 'it leads back to itself.',
    new: 'the new address must be a page of this site, such as /services.',
  } satisfies Record<RedirectProblem, string>,
  /** When it is saved, after "Failed to save: ". */
  inChange: (line: string, why: string) => `“${line.replace(' ', '” cannot lead to “')}”: ${why}`,
  /** What is remarked on a text with such a line. */
  inText: (line: string, why: string) => `Not used: “${line}”, because ${why}`,
}
