import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import { signedOut } from './history-filter.ts'

/** More people are not offered. */
const maxPeople = 50

/** Returns the email addresses of the people who changed something, in their order, and `signedOut`. */
export async function readPeople(client: ContentClient): Promise<readonly string[]> {
  // PostgREST cannot list different values, so each request asks for the next one.
  const first = () =>
    client
      .from('website_content_history')
      .select('changed_by_email')
      .filter('opens', 'is', true)
      .limit(1)
      .abortSignal(requestTimeout())
      .throwOnError()
  const people: string[] = []
  while (people.length < maxPeople) {
    const { data } = await first()
      .gt('changed_by_email', people.at(-1) ?? '')
      .order('changed_by_email')
    const email = data[0]?.changed_by_email
    if (!email) break
    people.push(email)
  }
  const { data } = await first().is('changed_by_email', null)
  return data.length > 0 ? [...people, signedOut] : people
}
