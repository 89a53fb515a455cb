// Shows a toast. The page has one place for toasts, which belongs to its own script (app/enhance/). The admin page's
// React code, which is loaded separately, reaches it by an event on the document.

export interface Toast {
  title: string
  description?: string
  /**
   * `notice`, `success` and `error` replace the current toast, unless it has an action. A `live` toast reports something
   * that happened by itself. It waits until a success has been shown for 1.5 s, or an error is gone.
   */
  tone?: 'notice' | 'success' | 'error' | 'live'
  /** 5000 by default. */
  durationMs?: number
  /**
   * A button such as Undo. Another toast with an action replaces it at once. Others wait for up to 5 s, and a live toast
   * until it is gone.
   */
  action?: { label: string; act: () => void }
  /** The keys of the items that it is about. */
  about?: readonly string[]
}

export const toastEvent = 'site:toast'

/** Shows a toast, from any script on any page. */
export function toast(detail: Toast): void {
  document.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail }))
}
