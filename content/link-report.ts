// What the server tells the panel while it checks links to other sites: lines of JSON, the first with the number of links, then
// one for each link.

/** Where the panel asks for a check. The query `release=<id>` adds the edits of a release. */
export const linkCheckPath = '/admin/link-check'

/** How many links a check covers at most. */
export const maxCheckedLinks = 500

/**
 * Why a link does not work:
 * - `status`: the other site answers with an error.
 * - `unclear`: it answers programs differently from people, so somebody has to look.
 * - `unknownHost`: there is no such name.
 * - `notLookedUp`: the name servers did not say whether there is such a name.
 * - `unreachable`: nobody answers there.
 * - `late`: there is no answer in time.
 * - `insecure`: the certificate is not valid for it.
 * - `redirects`: it is redirected too often.
 * - `refused`: this server does not request such addresses.
 */
export type LinkProblem =
  | 'status'
  | 'unclear'
  | 'unknownHost'
  | 'notLookedUp'
  | 'unreachable'
  | 'late'
  | 'insecure'
  | 'redirects'
  | 'refused'

export interface LinkReport {
  /** The link, as it stands in the texts, without a fragment. */
  address: string
  /** Undefined if the link works. */
  problem?: LinkProblem
  /** The status of the last response, if there was one. */
  status?: number
  /** Where the link has moved for good. */
  movedTo?: string
}

/** The first line: how many links will be checked. */
export interface LinkCheckStart {
  links: number
}
