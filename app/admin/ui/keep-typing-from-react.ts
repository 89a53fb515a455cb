// React looks for handlers of each event, twice. For the events of one key, that takes it longer than the browser takes to
// insert the letter (docs/decisions/0039-keystrokes.md).
import { isComposing } from './is-composing.ts'

const events = ['keydown', 'keypress', 'textInput', 'input', 'keyup', 'selectionchange']

/**
 * Keeps what happens in a field from React, except keys that do more than type, such as Enter.
 * @param onInput called after each change of the text by the user
 * @returns a function that ends this
 */
export function keepTypingFromReact(
  field: HTMLInputElement | HTMLTextAreaElement,
  onInput: (event: InputEvent) => void,
): () => void {
  const abort = new AbortController()
  function listen(event: Event) {
    if (event.target !== field || (event instanceof KeyboardEvent && !onlyTypes(event))) return
    event.stopPropagation()
    if (event.type === 'input') onInput(event as InputEvent)
  }
  // The window is told before the panel, on which React listens in both phases.
  for (const type of events) addEventListener(type, listen, { capture: true, signal: abort.signal })
  return () => abort.abort()
}

const onlyTypes = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !isComposing(event)
