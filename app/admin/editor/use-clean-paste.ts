import { type ClipboardEvent, type InputEvent, useState } from 'react'
import { withoutControls } from '#app/admin/checks/control-characters.ts'
import { cleanText } from './clean-text.ts'

/**
 * Removes invisible characters from pasted text, and control characters from text entered in any other way. Returns how
 * many characters were removed, and the event handlers for a form or field.
 */
export function useCleanPaste() {
  const [stripped, setStripped] = useState(0)

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const { target } = event
    if (!isField(target) || target.readOnly) return
    const pasted = event.clipboardData.getData('text/plain')
    const { text, count } = cleanText(pasted)
    setStripped(count)
    const fitting = target instanceof HTMLInputElement ? asOneLine(text) : text
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

/** A browser turns each line break into a space, and so a paragraph break into two. */
const asOneLine = (text: string) =>
  /[\r\n]/.test(text)
    ? text
        .split(/[\r\n]\s*/)
        .filter(Boolean)
        .join(' ')
    : text
