/**
 * The ref of a dialog that is open as long as it is shown: with another view, it closes, since it would block that view
 * without being seen.
 */
export function openModal(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal()
  return () => dialog?.close()
}
