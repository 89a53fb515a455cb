import type { SyntheticEvent } from 'react'

/**
 * For a `dialog`: while it is sent, it cannot be canceled, because its answer would then be shown to nobody. Without
 * `closedby`, Chromium would still close it when Escape is pressed twice.
 */
export const keptOpenWhile = (sending: boolean) => ({
  closedby: sending ? ('none' as const) : ('closerequest' as const),
  onCancel: (event: SyntheticEvent) => sending && event.preventDefault(),
})
