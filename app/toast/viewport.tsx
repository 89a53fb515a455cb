// Where toasts appear. React renders the empty frame once and never looks inside: what comes and goes there is app/toast/toasts.ts.
// The two live regions stand in the page from the start, since screen readers announce what changes in a region they know.

const empty = { __html: '' }

interface ToastViewportProps {
  /** Names the region; F8 leads to it. */
  region: string
  /** Names the key that closes a toast, for the script to set. */
  close: string
}

export function ToastViewport({ region, close }: ToastViewportProps) {
  return (
    <section className="toasts" aria-label={region} data-close={close} tabIndex={-1}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, so that hydration leaves the inside alone */}
      <div role="status" dangerouslySetInnerHTML={empty} suppressHydrationWarning />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div role="alert" dangerouslySetInnerHTML={empty} suppressHydrationWarning />
    </section>
  )
}
