/** Where toasts appear. React renders the empty list and never looks inside it: the toasts are app/toast/'s. */
export function ToastViewport() {
  return null
}
