import { type RefObject, useLayoutEffect } from 'react'
import { useDraft } from '#app/admin/drafts/draft-context.ts'

interface GrowingFieldProps {
  /** The element around the field, rendered before this component. */
  form: RefObject<HTMLElement | null>
  /** The key of the text in the field. */
  textKey: string
}

/** Whether the browser makes a field as high as its text: Firefox does from 152 on, Safari from 26.2 on. */
export const growsByItself = CSS.supports('field-sizing', 'content')

/**
 * Makes a field as high as its text, in other browsers. There, the field over a text would show only one line of it. A
 * component, so that a keystroke renders nothing else.
 */
export function GrowingField({ form, textKey }: GrowingFieldProps): null {
  useDraft(textKey)
  // After each keystroke, and after every other change of the text.
  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (!field) return
    grow(field)
    const observer = new ResizeObserver(() => grow(field))
    observer.observe(field)
    return () => observer.disconnect()
  })
  return null
}

function grow(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  const borders = field.offsetHeight - field.clientHeight
  field.style.height = `${field.scrollHeight + borders}px`
}
