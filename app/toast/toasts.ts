// Toasts like those of Radix Toast, whose defaults are specified. One is shown at a time, for 5000 ms. It is paused while the
// pointer or the focus is on it, or the window is inactive. F8 moves the focus to it, and a swipe of 50 px to the right closes it.
import { type Countdown, countdown } from './countdown.ts'
import { drawToast } from './draw-toast.ts'
import { installSwipe } from './swipe.ts'
import { type Toast, toastEvent } from './toast.ts'

const defaultDurationMs = 5000
const minSuccessMs = 1500
const closingMs = 240

let shown: { element: HTMLElement; toast: Toast; since: number; timer: Countdown } | undefined
/** The last toast that arrived while another had to stay. Only one that matters as much takes its place. */
let waiting: Toast | undefined
let waitingTimer: ReturnType<typeof setTimeout> | undefined
let hovered = false
let focusBefore: HTMLElement | null = null

export function installToasts(): void {
  document.addEventListener(toastEvent, (event) => receive((event as CustomEvent<Toast>).detail))
  document.addEventListener('keydown', onKey)
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.toast-close, .toast-action')
    const action = button?.matches('.toast-action') ? shown?.toast.action : undefined
    if (action && isAboutShown(waiting)) waiting = undefined
    if (button) close()
    action?.act()
  })
  document.addEventListener('pointerover', ({ target }) => hover(target as Element))
  // A mouse that leaves an element is over another one at once, a finger that is lifted is not.
  document.addEventListener('pointerout', () => hover())
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    // Where to return the focus when the focused toast is removed.
    const region = viewport()
    if (region?.contains(target as Node) && !region.contains(relatedTarget as Node | null))
      focusBefore = relatedTarget as HTMLElement | null
    updatePause()
  })
  document.addEventListener('focusout', () => setTimeout(updatePause))
  document.addEventListener('visibilitychange', updatePause)
  addEventListener('blur', updatePause)
  addEventListener('focus', updatePause)
  installSwipe(close)
}

/** Whether a live toast tells of the change that the shown one offers to undo. */
const isAboutShown = (live: Toast | undefined): boolean =>
  live?.tone === 'live' && Boolean(live.about?.some((key) => shown?.toast.about?.includes(key)))

const viewport = () => document.querySelector<HTMLElement>('.toasts')

function receive(toast: Toast): void {
  if (!mustWait(toast)) {
    show(toast)
    return
  }
  if (!waiting || weightOf(toast) >= weightOf(waiting)) waiting = toast
  arrangeWaiting()
}

/** Live changes matter least, since the list shows them, and errors most. */
const weightOf = ({ tone }: Toast) => (tone === 'error' ? 2 : tone === 'live' ? 0 : 1)

function mustWait({ tone, action }: Toast): boolean {
  if (!shown || action) return false
  return Boolean(shown.toast.action) || (tone === 'live' && /success|error/.test(shown.toast.tone ?? ''))
}

function show(toast: Toast): void {
  shown?.timer.stop()
  const region = viewport()
  // The focus stays here when the toast that has it is replaced.
  if (region?.contains(document.activeElement)) region.focus()
  for (const each of document.querySelectorAll('.toast')) each.remove()
  hovered = false

  const durationMs = toast.durationMs ?? defaultDurationMs
  const element = drawToast(toast, durationMs, region?.dataset.close ?? '')
  region?.querySelector(toast.tone === 'error' ? '[role=alert]' : '[role=status]')?.append(element)
  shown = { element, toast, since: performance.now(), timer: countdown(durationMs, close) }
  updatePause()
}

function close(): void {
  if (!shown) return
  const { element, timer } = shown
  timer.stop()
  shown = undefined
  element.dataset.closing = ''
  setTimeout(() => element.remove(), closingMs)
  // Those who close it with a key follow the focus; those who use a pointer may have scrolled away.
  const focused = document.activeElement
  if (focused && viewport()?.contains(focused))
    focusBefore?.focus({ preventScroll: !focused.matches(':focus-visible') })
  arrangeWaiting()
}

/**
 * Shows the waiting toast as soon as possible: after a success has been shown long enough and has neither pointer nor
 * focus, or after an error is gone. A toast with an action is replaced after 5 s, even if it is paused. Only a live toast
 * waits until it is closed.
 */
function arrangeWaiting(): void {
  clearTimeout(waitingTimer)
  if (!waiting) return
  const next = waiting
  const showNext = () => {
    waiting = undefined
    show(next)
  }
  if (!shown) showNext()
  else if (shown.toast.action) {
    if (next.tone === 'live') return
    waitingTimer = setTimeout(showNext, shown.since + defaultDurationMs - performance.now())
  } else if (shown.toast.tone !== 'error' && !shown.timer.paused) {
    waitingTimer = setTimeout(showNext, shown.since + minSuccessMs - performance.now())
  }
}

function onKey(event: KeyboardEvent): void {
  const target = /^(F8|Escape)$/.test(event.key) ? viewport() : null
  if (event.key === 'F8' && target) {
    event.preventDefault()
    target.focus()
  } else if (event.key === 'Escape' && target?.contains(document.activeElement)) {
    close()
  }
}

function hover(element?: Element): void {
  hovered = Boolean(element?.closest('.toast'))
  updatePause()
}

function updatePause(): void {
  if (!shown) return
  const focused = viewport()?.contains(document.activeElement) === true
  const paused = hovered || focused || document.hidden || !document.hasFocus()
  shown.element.toggleAttribute('data-paused', paused)
  shown.timer.pause(paused)
  arrangeWaiting()
}
