// Sends the forms of a site with an inbox, and says what is wrong with a message that was not accepted. What was typed
// stays until the message was received.
import { type Control, controlsOf, focusAnew, mark, removeDraft } from './forms.ts'

/** Why a message was not accepted (app/sections/page-context.ts). */
interface Refusal {
  wrong: readonly string[]
  problem: string
}

/** Sends a form as the browser would without script. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLElement>('[type=submit]')
  if (!button || button.ariaDisabled) return
  const label = button.textContent
  button.ariaDisabled = 'true'
  button.textContent = form.dataset.sending ?? ''
  showProblem(form)
  // Enter in a field sends the form, too. A field that cannot be changed loses the focus.
  button.focus()
  lock(form, true)
  const refusal = await post(form)
  lock(form, false)
  button.ariaDisabled = null
  button.textContent = label
  if (refusal) showRefusal(form, refusal)
  else showReceipt(form)
}

/** Keeps the fields as they are while they are being sent. Disabled fields would not be sent. */
function lock(form: HTMLFormElement, locked: boolean): void {
  for (const row of form.querySelectorAll<HTMLElement>('.form-row')) row.inert = locked
}

/** @returns undefined if the message was received */
async function post(form: HTMLFormElement): Promise<Refusal | undefined> {
  if (await forgetChangedFile(form)) return readRefusal({ wrong: ['file'] })
  try {
    const headers = { Accept: 'application/json' }
    const response = await fetch(form.action, { method: 'POST', body: new FormData(form), headers })
    return response.ok ? undefined : readRefusal(await response.json())
  } catch {
    // No connection, or a proxy has answered.
    return readRefusal({})
  }
}

/** No browser sends a file that was changed or deleted after it was chosen: it has to be chosen again. */
async function forgetChangedFile(form: HTMLFormElement): Promise<boolean> {
  const input = form.querySelector<HTMLInputElement>('[type=file]')
  const file = input?.files?.[0]
  if (!file) return false
  // Chromium refuses to read such a file; Firefox reads what it is now.
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes?.byteLength === file.size) return false
  input.value = ''
  return true
}

const readRefusal = ({ wrong = [], problem = 'unavailable' }: Partial<Refusal>): Refusal => ({
  wrong,
  problem,
})

function showRefusal(form: HTMLFormElement, { wrong, problem }: Refusal): void {
  const controls = controlsOf(form).filter(({ name }) => wrong.includes(name))
  for (const control of controls) markUntilChanged(control)
  if (controls[0]) focusAnew(controls[0])
  else showProblem(form, problem)
}

function markUntilChanged(control: Control): void {
  control.setCustomValidity(' ')
  mark(control, true)
}

/** Shows one of the problems above a form, or none. */
function showProblem(form: HTMLFormElement, problem?: string): void {
  for (const text of form.querySelectorAll<HTMLElement>('[data-problem]')) {
    text.hidden = text.dataset.problem !== problem
    if (!text.hidden) text.parentElement?.focus()
  }
}

/** Empties the form, and shows what happens next in its place. */
function showReceipt(form: HTMLFormElement): void {
  removeDraft()
  // The address that it came from no longer names the position.
  form.querySelector('option[selected]')?.removeAttribute('selected')
  form.reset()
  const line = form.querySelector('[data-chosen]')
  if (line) line.textContent = ''
  form.action = location.pathname
  // A reload would choose the department or the position again.
  history.replaceState(history.state, '', location.pathname)
  document
    .querySelector<HTMLAnchorElement>('#sent a')
    ?.addEventListener('click', writeAnother, { once: true })
  // The style sheet shows it for this fragment, and the browser moves the focus there.
  location.hash = 'sent'
}

/** Shows the form again, also in place of the receipt in the browsing history. Otherwise, Back would hide what is typed next. */
function writeAnother(event: MouseEvent): void {
  event.preventDefault()
  location.replace((event.currentTarget as HTMLAnchorElement).href)
}
