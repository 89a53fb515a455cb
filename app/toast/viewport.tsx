// Where toasts appear; app/toast/toasts.ts shows and removes them. The two live regions exist from the start, since
// screen readers only announce changes in regions they already know.

interface ToastViewportProps {
  /** The name of the region, which F8 moves to. */
  region: string
  /** The name of the close button, used by the script. */
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
