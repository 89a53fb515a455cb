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
    if (CSS.supports('field-sizing', 'content')) return
    const field = form.current?.querySelector('textarea')
    if (!field) return
    field.style.height = 'auto'
    const borders = field.offsetHeight - field.clientHeight
    field.style.height = `${field.scrollHeight + borders}px`
  })
}
