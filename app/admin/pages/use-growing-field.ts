import { type RefObject, useLayoutEffect } from 'react'
import { useDraft } from '#app/admin/drafts/draft-context.ts'

/**
 * Makes a field as high as its text in browsers without `field-sizing` (before Firefox 152 and Safari 26.2). There, the
 * field over a text would otherwise show only one line of it.
 * @param form the element around the field
 * @param key of the text in the field
 */
export function useGrowingField(form: RefObject<HTMLElement | null>, key: string): void {
  useDraft(key)
  // After each keystroke, and after every other change of the text.
  useLayoutEffect(() => {
    const field = form.current?.querySelector('textarea')
    if (!field || CSS.supports('field-sizing', 'content')) return
    grow(field)
    const observer = new ResizeObserver(() => grow(field))
    observer.observe(field)
    return () => observer.disconnect()
  })
}

function grow(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  const borders = field.offsetHeight - field.clientHeight
  field.style.height = `${field.scrollHeight + borders}px`
}
