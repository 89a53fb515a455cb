// Locks the controls that change content while the user may not write.

/** The id of the element that says why nothing can be changed. */
export const lockReasonId = 'access-reason'

export interface Lock {
  /** Opens the sign-in dialog, if signing in would help. `next` is done after signing in. */
  openSignIn?: (next?: () => void) => void
}

/** Returns props for a form's submit button. Submitting a locked form is handled by the form itself. */
export function submitLock(lock: Lock | undefined) {
  if (!lock) return {}
  return {
    'aria-describedby': lockReasonId,
    'data-locked': '',
    ...(!lock.openSignIn && { 'aria-disabled': true }),
  }
}

/**
 * Returns props for a button that changes something. While locked, it opens the sign-in dialog or does nothing.
 * @param next what to do after signing in; without it, the user presses the button again
 */
export function lockProps(lock: Lock | undefined, next?: () => void) {
  return lock ? { ...submitLock(lock), onClick: () => lock.openSignIn?.(next) } : {}
}
