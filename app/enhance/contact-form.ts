// The contact form: validation, the draft, and the department it is addressed to. As specified, it sends nothing.
import { showNotice } from './coming-soon.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const draftKey = 'contact-draft'

export function installContactForm(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const form = findForm()
    if (!form) return
    form.noValidate = true
    restoreDraft(form)
    address(form, location.search)
  })
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('[data-contact-form]')
    if (!form) return
    if (isRight(target as Control)) mark(target as Control, false)
    store(Object.fromEntries(new FormData(form) as Iterable<[string, string]>))
  })
  document.addEventListener('submit', onSubmit)
  document.addEventListener('click', onClick)
}

const findForm = () => document.querySelector<HTMLFormElement>('[data-contact-form]')
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('input, textarea')]

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (!form.matches('[data-contact-form]')) return
  event.preventDefault()
  const wrong = controlsOf(form).filter((control) => {
    mark(control, !isRight(control))
    return !control.validity.valid
  })
  if (wrong[0]) {
    wrong[0].focus()
    return
  }
  // What was typed stays, so that the visitor can copy it into an email.
  showNotice('contactForm')
}

/** Whether a value is valid: the browser accepts it and, if it is required, it is more than white space. */
function isRight(control: Control): boolean {
  control.setCustomValidity(control.required && !control.value.trim() ? ' ' : '')
  return control.validity.valid
}

/** Shows or removes the error message beside a control. */
function mark(control: Control, wrong: boolean): void {
  control.ariaInvalid = wrong ? 'true' : null
  const message = document.getElementById(`${control.id}-error`)
  if (message) message.textContent = (wrong && message.dataset.error) || ''
}

// The draft lives as long as the tab. If the browser forbids storage, there is no draft.

function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    for (const control of controlsOf(form)) {
      control.value = draft[control.name] ?? control.value
      isRight(control)
    }
  } catch {}
}

function store(draft: Record<string, string>): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {}
}

// Chooses the department named in the query of a link on this page.

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-department]')
  const form = findForm()
  if (!link || !form || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  history.pushState(null, '', link.href)
  address(form, link.search)
  form.scrollIntoView()
  form.focus({ preventScroll: true })
}

/** Addresses the form to the department named in a query. A subject that the visitor has written stays. */
function address(form: HTMLFormElement, query: string): void {
  const wanted = departmentIn(query)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-department]')]
  const link = links.find(({ search }) => wanted && departmentIn(search) === wanted)
  if (!link) return
  const subjectFor = ({ textContent }: Element) => filled(form.dataset.subject, textContent)
  const subject = form.elements.namedItem('subject') as HTMLInputElement
  if (!subject.value.trim() || links.some((each) => subjectFor(each) === subject.value)) {
    subject.value = subjectFor(link)
    subject.dispatchEvent(new Event('input', { bubbles: true }))
  }
  choose(form, link.textContent)
}

/** Shows which department was chosen. */
function choose(form: HTMLFormElement, department: string): void {
  const line = form.querySelector<HTMLElement>('[data-chosen]')
  if (line) line.textContent = filled(line.dataset.chosen, department)
}

const departmentIn = (query: string) => new URLSearchParams(query).get('department')
const filled = (template = '', department: string) => template.replace('{department}', () => department)
