import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { keepTypingFromReact } from '#app/admin/ui/keep-typing-from-react.ts'
import { Input, TextArea } from '#app/ui/field.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement

interface DraftFieldProps {
  textKey: string
  /** The text until the user types. */
  saved: string
  multiline: boolean
  /** Whether the field wraps like the text on its page, even if it has no line breaks. */
  wraps: boolean
  readOnly: boolean
  /** The ids of what is said about the text. */
  describedBy: string
  onInput: (event: InputEvent) => void
}

/** The field of a text, with the caret at its end. React does not render it again while the user types. */
export function DraftField(props: DraftFieldProps) {
  const { textKey, saved, multiline, wraps, readOnly, describedBy, onInput } = props
  const { getText, subscribe } = useDraftStore()
  const [initial] = useState(() => getText(textKey, saved))
  const field = useRef<Field>(null)
  const wasShown = useRef(false)
  // Runs when the view is hidden, but not when an input takes the place of a text area, or the other way around.
  useLayoutEffect(
    () => () => {
      wasShown.current = false
    },
    [],
  )
  const label = useLabel(textKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an input and a text area are different elements
  useLayoutEffect(() => {
    function show() {
      const text = getText(textKey, saved)
      if (field.current && field.current.value !== text) field.current.value = text
    }
    show()
    return subscribe(show)
  }, [getText, subscribe, textKey, saved, multiline, wraps])
  const typed = useEffectEvent(onInput)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an input and a text area are different elements
  useLayoutEffect(() => {
    if (field.current) return keepTypingFromReact(field.current, typed)
  }, [multiline, wraps])
  const attributes = {
    // Instead of `defaultValue`, which React writes again after each keystroke. That changes what is in a text area, so the
    // browser would look at `html:has(…)` again, and compute the style of the root.
    ref: useCallback(
      (element: Field | null) => {
        field.current = element
        if (!element) return
        // A view that is shown again has the text, and the caret, which a new value would move.
        element.value ||= initial
        // A field that takes the place of another one gets the focus only if that one had it.
        if (!wasShown.current || document.activeElement === document.body) takeFocus(element)
        wasShown.current = true
      },
      [initial],
    ),
    'aria-label': admin.item.value(label),
    'aria-describedby': describedBy,
    dir: 'auto',
    readOnly,
  }
  if (!multiline && !wraps) return <Input {...attributes} autoComplete="off" enterKeyHint="done" />
  return <TextArea {...attributes} className={wraps ? '' : 'tall-field'} rows={wraps ? 1 : undefined} />
}

/**
 * What keeps the focus: controls that show a view again, and fields in which somebody types. The checkbox of a row does not, nor
 * does a dialog, which is about to close.
 */
const keepsFocus =
  'nav, .release-switch, .texts-only, :is(input:not([type="checkbox"]), textarea):not(dialog *)'

function takeFocus(field: Field) {
  // The list may arrive late, while somebody types elsewhere.
  if (!document.activeElement?.closest(keepsFocus)) field.focus()
}
