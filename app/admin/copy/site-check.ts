// The texts of the view "Site check".
import type { LinkProblem } from '#content/link-report.ts'
import { counted } from './wording.ts'

const texts = (count: number) => counted(count, 'text')
const links = (count: number) => counted(count, 'link')

export const siteCheck = {
  checking: 'Checking the texts…',
  /** While texts are tried on the pages that show them. */
  measuring: (done: number, all: number) => `Checking pages: ${done} of ${all}`,
  checked: (count: number, problems: number) =>
    `${texts(count)} checked. ${problems === 0 ? 'Nothing found.' : `${counted(problems, 'problem')} found.`}`,
  failedPages: (count: number) =>
    `${counted(count, 'page')} could not be loaded, so some texts and links were not checked.`,
  retry: 'Try again',
  none: 'Nothing found.',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  groups: {
    link: 'Broken links within the site',
    wide: 'Too long for a phone',
    ignored: 'Edits that the site does not use',
    wording: 'Placeholders, repeated words and invisible characters',
    unused: 'Items that the site does not use',
  },
  unknownPart: (part: string) => `The page has no part “${part}”. The link opens the page at its top.`,
  outside: {
    title: 'Links to other sites',
    none: 'No text links to another site.',
    static: 'A static export of the site has no server that could check them.',
    offer: (count: number) =>
      `${links(count)}. To check ${count === 1 ? 'it' : 'them'}, this server requests each address, so the other sites see a visit from it.`,
    limit: (most: number) => `Only the first ${most} are checked.`,
    start: 'Check links to other sites',
    again: 'Check again',
    starting: 'Starting the check…',
    progress: (done: number, all: number) => `${done} of ${all} checked`,
    cancel: 'Cancel',
    canceled: (done: number, all: number) => `Canceled: ${done} of ${links(all)} checked.`,
    /** @param problems texts, since several may have the same link */
    done: (count: number, problems: number) =>
      `${links(count)} checked. ${problems === 0 ? 'Nothing found.' : `${counted(problems, 'text needs', 'texts need')} attention.`}`,
    unchecked: (count: number) => `${counted(count, 'link has', 'links have')} not been checked.`,
    moved: (address: string) => `Works, but has moved for good to ${address}`,
    failures: {
      busy: 'Another check is running, or there were too many. Try again in a minute.',
      denied: 'You do not have permission to check links.',
      signedOut: 'Your session has ended. Sign in, then try again.',
      interrupted: 'The check was interrupted. The results so far are below.',
      unavailable: 'The server could not start the check. Try again in a moment.',
    },
    /** Each may be followed by the status of the response. */
    problems: {
      status: 'Does not work: the other site answers with an error',
      unclear: 'Could not be checked: the other site does not answer programs. Open it yourself',
      unknownHost: 'Does not work: there is no site with this name',
      notLookedUp: 'Could not be checked: the name of the site could not be looked up. Try again later',
      unreachable: 'Does not work: nobody answers at this address',
      late: 'Does not work: no answer within 10 seconds',
      insecure:
        'Does not work: no secure connection is possible, for example because the certificate has expired',
      redirects: 'Does not work: redirected too many times',
      refused: 'Not checked: it is, or leads to, an address that this server may not request',
    } satisfies Record<LinkProblem, string>,
  },
}
