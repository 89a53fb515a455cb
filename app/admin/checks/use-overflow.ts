import { useEffect, useRef, useState } from 'react'
import { effectOf } from '#app/admin/catalog/entries.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { SiteText } from '#app/admin/catalog/site-text.ts'
import { isReadOnPage } from '#app/admin/catalog/text-link.ts'

/** How long nobody must have typed, in milliseconds, before a text is measured. */
const pause = 500

/**
 * Whether a text fits its place on a phone, as far as that is known: measured in the page itself, a moment after it was typed.
 * @param stored what the item says that is stored, if there is one
 */
export function useOverflow(text: SiteText | undefined, stored: string | undefined, typed: string): boolean {
  const { rules } = useSite()
  const [tooWide, setTooWide] = useState<string>()
  const remove = useRef<() => void>(undefined)
  const current = text && effectOf(text, stored, rules).current
  const page = text && current !== undefined && isReadOnPage(text, current) ? text.page : undefined
  const measurable = page !== undefined && current !== undefined && current.trim() !== '' && typed !== current

  useEffect(() => {
    if (!measurable) return
    let wanted = true
    const timer = setTimeout(async () => {
      try {
        const { overflows, removeFrame } = await import('./measure-overflow.ts')
        remove.current = removeFrame
        if (wanted && (await overflows(page, current, typed)) && wanted) setTooWide(typed)
      } catch {
        // Without a network there is no page to measure in.
      }
    }, pause)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [measurable, page, current, typed])

  // The frame goes when nothing is left to measure.
  useEffect(() => {
    if (measurable) return () => remove.current?.()
  }, [measurable])
  return !measurable || tooWide !== typed
}
