// Where toasts appear. What comes and goes there is app/toast/toasts.ts.
// The two live regions stand in the page from the start, since screen readers announce what changes in a region they know.

interface ToastViewportProps {
  /** Names the region; F8 leads to it. */
  region: string
  /** Names the key that closes a toast, for the script to set. */
  close: string
}

export function ToastViewport({ region, close }: ToastViewportProps) {
  return (
    <section className="toasts" aria-label={region} data-close={close} tabIndex={-1}>
      <div role="status" />
      <div role="alert" />
    </section>
  )
}
