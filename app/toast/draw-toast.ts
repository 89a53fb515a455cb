import type { Toast } from './toast.ts'

/**
 * Returns the element of a toast: title, description, the button of its action, a close button named `closeName`, and a
 * line that shows the time left of `durationMs`.
 */
export function drawToast(
  { title, description, tone = 'notice', action }: Toast,
  durationMs: number,
  closeName: string,
): HTMLElement {
  const toast = make('div', 'toast')
  toast.dataset.tone = tone
  // F8 and Tab move the focus to it, and focusable elements need a name.
  toast.tabIndex = 0
  toast.setAttribute('role', 'group')
  toast.setAttribute('aria-label', title)
  toast.append(make('p', 'toast-title', title))
  if (description) toast.append(make('p', 'toast-description', description))
  if (action) toast.append(button('toast-action', action.label))

  const close = button('toast-close')
  close.setAttribute('aria-label', closeName)
  const time = make('span', 'toast-time')
  time.style.animationDuration = `${durationMs}ms`
  toast.append(close, time)
  return toast
}

function button(className: string, text?: string): HTMLElement {
  const element = make('button', className, text)
  element.setAttribute('type', 'button')
  return element
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
