import type { Service } from '#content/schema.ts'
import { queryOf } from '#server/request-url.ts'

/**
 * Adds to the subject of a message the service to whose department it is addressed, unless the subject names it already. The
 * page names that department in a line of its own, so visitors do not repeat it in the subject.
 * @param url where the form was sent, with the department in its query
 */
export function addressedSubject(subject: string, url: string, services: readonly Service[]): string {
  const department = departmentIn(url)
  const service = services.find(
    ({ departmentContactPath }) => departmentIn(departmentContactPath) === department,
  )
  return !service || subject.includes(service.name) ? subject : `${service.name}: ${subject}`
}

const departmentIn = (url: string) => queryOf(url).get('department')
