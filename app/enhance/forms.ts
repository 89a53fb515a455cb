// What the forms of the site have in common: validation, the draft, and links on the page that fill in a field.
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const forms = '[data-contact-form],[data-application-form]'
/** The limit of the inbox. A test compares it with inbox/read-form.ts, from which nothing can be imported here. */
const maxFileBytes = 10 * 2 ** 20

/** @param send called with a form that was filled in correctly */
export function installForms(send: (form: HTMLFormElement) => void): void {
  // What was filled in before the page had arrived completely.
  const early = new Set<Control>()
  let isRestored = false
  document.addEventListener('DOMContentLoaded', () => {
    const form = findForm()
    if (!form) return
    form.noValidate = true
    restoreDraft(form, early)
    isRestored = true
    if (early.size > 0) store(form)
  })
  // Back shows this document as it was left. Meanwhile, another one may have changed the draft, or sent it.
  addEventListener('pageshow', ({ persisted }) => {
    const form = findForm()
    try {
      if (!persisted || !form || sessionStorage.getItem(draftKey()) === known) return
      form.reset()
      restoreDraft(form)
    } catch {}
  })
  document.addEventListener('input', ({ target }) => {
    const control = target as Control
    const form = control.closest<HTMLFormElement>(forms)
    if (!form) return
    if (validate(control)) mark(control, false)
    if (isRestored) store(form)
    else early.add(control)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.matches(forms)) return
    event.preventDefault()
    const wrong = controlsOf(form).filter((control) => {
      const isValid = validate(control)
      mark(control, !isValid)
      return !isValid
    })
    if (wrong[0]) focusAnew(wrong[0])
    else send(form)
  })
}

const findForm = () => document.querySelector<HTMLFormElement>(forms)
export const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input, textarea, select'),
]

/**
 * Checks a value, tells the browser, and returns whether it is valid. The browser must accept it, and a required value must
 * be more than white space. A file must be of an accepted kind and not too large.
 */
function validate(control: Control): boolean {
  const [file] = (control as HTMLInputElement).files ?? []
  const isUnsuitable =
    file &&
    (file.size > maxFileBytes ||
      !(control as HTMLInputElement).accept.split(',').some((end) => file.name.toLowerCase().endsWith(end)))
  control.setCustomValidity(isUnsuitable || (control.required && !control.value.trim()) ? ' ' : '')
  return control.validity.valid
}

/** Shows or removes the error message beside a control. */
export function mark(control: Control, wrong: boolean): void {
  control.ariaInvalid = wrong ? 'true' : null
  const message = document.getElementById(`${control.id}-error`)
  if (message) message.textContent = (wrong && message.dataset.error) || ''
}

/** Screen readers read the error message of a control when it gets the focus, which it may have already. */
export function focusAnew(control: Control): void {
  control.blur()
  control.focus()
}

// The draft lives as long as the tab. If the browser forbids storage, there is no draft.

/** `contact-draft` */
const draftKey = () => `${location.pathname.slice(1)}-draft`

/** The draft as this document has last read or written it. */
let known: string | null

function restoreDraft(form: HTMLFormElement, except?: ReadonlySet<Control>): void {
  try {
    known = sessionStorage.getItem(draftKey())
    if (!known) return
    const draft = JSON.parse(known)
    for (const control of controlsOf(form)) {
      if (except?.has(control)) continue
      // Only the visitor can choose a file.
      if (control.type !== 'file') control.value = draft[control.name] ?? control.value
      // If the stored position has closed since, nothing is selected. Then the first choice, with an empty value, is.
      control.value ||= ''
      validate(control)
    }
  } catch {}
}

function store(form: HTMLFormElement): void {
  try {
    const draft = JSON.stringify(Object.fromEntries(new FormData(form)))
    sessionStorage.setItem(draftKey(), draft)
    known = draft
  } catch {}
}

export function removeDraft(): void {
  known = null
  try {
    sessionStorage.removeItem(draftKey())
  } catch {}
}

/**
 * Lets links on this page fill in a field of the form. What the visitor has typed is kept. A form that is being sent stays as
 * it is.
 * @param links a selector for them
 * @param choose fills in what the query of a link says, and returns the control to focus; by default the form
 */
export function installChoice(
  links: string,
  choose: (form: HTMLFormElement, query: string) => HTMLElement | undefined,
): void {
  document.addEventListener('DOMContentLoaded', () => {
    const form = findForm()
    if (form) choose(form, location.search)
  })
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(links)
    const form = findForm()
    if (!link || !form || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // The form is hidden, until the browser follows a link.
    if (location.hash === '#sent') return
    event.preventDefault()
    const isSending = form.querySelector('[inert]')
    if (!isSending) history.pushState(null, '', link.href)
    const control = (!isSending && choose(form, link.search)) || form
    form.scrollIntoView()
    control.focus({ preventScroll: true })
  })
}
