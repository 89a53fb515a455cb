import { type ClipboardEvent, type InputEvent, useState } from 'react'
import { withoutControls } from '#app/admin/checks/control-characters.ts'
import { asOneLine, cleanText } from './clean-text.ts'

/**
 * Removes invisible characters from pasted text, and control characters from text entered in any other way. Returns how
 * many characters were removed, and the event handlers for a form or field.
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

  function onInput({ target, nativeEvent }: InputEvent<HTMLElement>) {
    if (!isField(target) || nativeEvent.isComposing) return
    const { value, selectionStart } = target
    const text = withoutControls(value)
    if (text === value) return
    const caret = withoutControls(value.slice(0, selectionStart ?? value.length)).length
    target.value = text
    target.setSelectionRange(caret, caret)
    setStripped(value.length - text.length)
  }

  return { stripped, onPaste, onInput, forgetPaste: () => setStripped(0) }
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
