import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { effectOf } from '#app/admin/catalog/text-states.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import type { SiteText } from '#content/keys/labels.ts'

/** A text is measured after this pause in typing. */
const pauseMs = 500

/**
 * Returns whether a text fits its place on a phone; true until measuring shows that it does not. It is measured on its page
 * after a pause in typing.
 * @param stored the text of the stored item, if there is one
 */
export function useFits(text: SiteText | undefined, stored: string | undefined, typed: string): boolean {
  const { rules } = useSite()
  const { request } = useStore()
  const { chosen: release } = useReleases()
  const [overflowing, setOverflowing] = useState<string>()
  const remove = useRef<() => void>(undefined)
  const current = text && effectOf(text, stored, rules).current
  const { key = '', page, kind } = text ?? {}
  const measurable =
    page !== undefined &&
    kind !== 'href' &&
    kind !== 'fact' &&
    current !== undefined &&
    current.trim() !== '' &&
    typed !== current

  useEffect(() => {
    if (!measurable) return
    let wanted = true
    const timer = setTimeout(async () => {
      try {
        const { overflows, removeFrame } = await import('./measure-overflow.ts')
        remove.current = removeFrame
        if (!wanted) return
        const isOverflowing = await overflows({ path: page, release, request }, key, current, typed)
        if (wanted) setOverflowing(isOverflowing ? typed : undefined)
      } catch {
        // Without a network there is no page to measure in.
      }
    }, pauseMs)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [measurable, page, release, request, key, current, typed])

  // Removes the frame when there is nothing left to measure.
  useEffect(() => {
    if (measurable) return () => remove.current?.()
  }, [measurable])
  return !measurable || overflowing !== typed
}
