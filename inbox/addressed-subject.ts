import type { Service } from '#content/schema.ts'
import { queryOf } from '#server/request-url.ts'

/**
 * Returns the subject of a message with the service whose department it is addressed to, if the subject does not name it. The page
 * says that department in a line of its own, so visitors write another subject.
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
