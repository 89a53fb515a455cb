// Shows a toast. One viewport serves the whole page: it belongs to the page's own script (app/enhance/), so that the
// admin page's React code, which is loaded separately, reaches it by an event on the document.

export interface Toast {
  title: string
  description?: string
  /**
   * `notice` and `success` replace what is shown; an `error` does too, and stays until it is over or closed; a `live` toast
   * tells of something that happened by itself: it waits for a success (1.5 s at least) or an error to be read.
   */
  tone?: 'notice' | 'success' | 'error' | 'live'
  /** Milliseconds, 5000 unless told. */
  duration?: number
  /** A way back, or on. For its time nothing takes its place but another one with an action. */
  action?: { label: string; act: () => void }
}

export const toastEvent = 'site:toast'

/** Shows a toast, on any page, from any script. */
export function toast(detail: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail }))
}
