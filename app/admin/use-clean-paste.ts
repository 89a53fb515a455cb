import { type ClipboardEvent, useState } from 'react'
import { withoutInvisible } from './without-invisible.ts'

/** Takes out of a pasted text what nobody sees. Returns how much that was, and the handler, for a form or a field. */
export function useCleanPaste() {
  const [stripped, setStripped] = useState(0)

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.readOnly)
      return
    const { text, count } = withoutInvisible(event.clipboardData.getData('text/plain'))
    setStripped(count)
    if (count === 0) return
    event.preventDefault()
    const lines = target instanceof HTMLInputElement ? text.replaceAll(/[\r\n]+/g, ' ') : text
    // The one way to insert that can be undone as a paste can; deprecated, and without a successor (w3c.github.io/editing).
    document.execCommand('insertText', false, lines)
  }

  return { stripped, onPaste, forgetPaste: () => setStripped(0) }
}
