// The contact form is addressed to a department. As specified, it sends nothing unless the site has an inbox.
import { showNotice } from './coming-soon.ts'
import { installChoice } from './forms.ts'

const links = 'a[data-department]'

export function installDepartments(): void {
  installChoice(links, chooseDepartment)
}

/** What was typed stays, so that the visitor can copy it into an email. */
export const showContactNotice = (): void => showNotice('contactForm')

/** Addresses the form to the department named in a query. A subject that the visitor has written stays. */
function chooseDepartment(form: HTMLFormElement, query: string): undefined {
  const wanted = departmentIn(query)
  if (!wanted) return
  const all = [...document.querySelectorAll<HTMLAnchorElement>(links)]
  const link = all.find(({ search }) => departmentIn(search) === wanted)
  if (!link) return
  const subjectFor = ({ textContent }: Element) => filled(form.dataset.subject, textContent)
  const subject = form.elements.namedItem('subject') as HTMLInputElement
  if (!subject.value.trim() || all.some((each) => subjectFor(each) === subject.value)) {
    subject.value = subjectFor(link)
    subject.dispatchEvent(new Event('input', { bubbles: true }))
  }
  addressTo(form, link)
}

/** Addresses the form, and shows which department was chosen. An inbox reads it from the address that the form is sent to. */
function addressTo(form: HTMLFormElement, { href, textContent }: HTMLAnchorElement): void {
  form.action = href
  const line = form.querySelector<HTMLElement>('[data-chosen]')
  if (line) line.textContent = filled(line.dataset.chosen, textContent)
}

const departmentIn = (query: string) => new URLSearchParams(query).get('department')
const filled = (template = '', department: string) => template.replace('{department}', () => department)
