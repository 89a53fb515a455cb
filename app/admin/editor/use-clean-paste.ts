import { type ClipboardEvent, type InputEvent as ReactInputEvent, useState } from 'react'
import { asOneLine, cleanText } from '#app/admin/checks/clean-text.ts'
import { withoutControls } from '#app/admin/checks/control-characters.ts'

/**
 * Removes invisible characters from pasted text, and control characters from text entered in any other way. Returns how
 * many characters were removed, and the event handlers for a form or field. `clean` is `onInput` for events of the browser.
 * @param oneLine whether a text area also takes only one line
 */
export function useCleanPaste(oneLine = false) {
  const [stripped, setStripped] = useState(0)

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event
    if (!isField(target) || target.readOnly) return
    const pasted = event.clipboardData.getData('text/plain')
    const { text, count } = cleanText(pasted)
    setStripped(count)
    const fitting = oneLine || target instanceof HTMLInputElement ? asOneLine(text) : text
    if (fitting === pasted) return
    event.preventDefault()
    // The only way to insert text that keeps Undo working. It is deprecated, but has no successor
    // (w3c.github.io/editing).
    document.execCommand('insertText', false, fitting)
  }

  function clean({ target, isComposing }: InputEvent) {
    if (!isField(target) || isComposing) return
    const { value, selectionStart } = target
    const text = withoutControls(value)
    if (text === value) return
    const caret = withoutControls(value.slice(0, selectionStart ?? value.length)).length
    target.value = text
    target.setSelectionRange(caret, caret)
    setStripped(value.length - text.length)
  }

  const onInput = ({ nativeEvent }: ReactInputEvent<HTMLElement>) => clean(nativeEvent)

  return { stripped, onPaste, onInput, clean, forgetPaste: () => setStripped(0) }
}

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
