// What changes content, while whoever looks at the panel may not.

/** Where the page says why nothing can be changed. */
export const lockReason = 'access-reason'

export interface Lock {
  /** Opens the sign-in, where that would help. */
  ask?: () => void
}

/** Props for what submits a form that changes something: the form itself asks. */
export function submitLock(lock: Lock | undefined) {
  if (!lock) return {}
  return { 'aria-describedby': lockReason, 'data-locked': '', ...(!lock.ask && { 'aria-disabled': true }) }
}

/** Props for a button that changes something: locked, it asks for the sign-in instead, or does nothing. */
export function lockProps(lock: Lock | undefined) {
  return lock ? { ...submitLock(lock), onClick: lock.ask } : {}
}
