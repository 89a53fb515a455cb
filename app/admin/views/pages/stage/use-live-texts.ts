import { useEffect } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { effectOf, type TextState } from '#app/admin/catalog/text-states.ts'
import { useDraftStore } from '#app/admin/drafts/draft-context.ts'
import { isText, type TextPlace } from '#app/admin/page-frame/text-places.ts'
import { homeTitleSize, titleSize } from '#app/sections/title-size.ts'
import { type EditablePage, renderedTexts } from '#content/keys/marked-texts.ts'
import type { ShownPage } from './use-shown-page.ts'

/**
 * The page follows what is typed after at most this many milliseconds. The field covers the text itself, so a keystroke need
 * not wait until the rest of the page has moved.
 */
const followMs = 50

/**
 * Keeps the page in a frame up to date with every edit and with what is typed. Nothing is rendered by React for that.
 * @param onChange called when the page may have another layout
 */
export function useLiveTexts(
  shown: ShownPage | undefined,
  page: EditablePage,
  textStates: ReadonlyMap<string, TextState>,
  onChange: () => void,
): void {
  const drafts = useDraftStore()
  const { rules } = useSite()

  useEffect(() => {
    if (!shown) return
    const rendered = renderedTexts(page)
    const placesOf = Map.groupBy(
      shown.places.flatMap((place) => place.keys.map((key) => ({ key, place }))),
      ({ key }) => key,
    )
    function textOf(key: string): string {
      const textState = textStates.get(key)
      const draft = drafts.getDrafts().byKey.get(key)
      if (!textState) return rendered.get(key) ?? ''
      return draft ? effectOf(textState.text, draft.text, rules).current : textState.current
    }
    function update(keys: Iterable<string>) {
      let changed = false
      for (const key of keys) {
        for (const { place } of placesOf.get(key) ?? []) changed = write(place, textOf) || changed
      }
      if (changed) onChange()
    }

    update(placesOf.keys())
    let last = drafts.getDrafts().byKey
    let waiting: ReturnType<typeof setTimeout> | undefined
    function follow() {
      waiting = undefined
      const { byKey } = drafts.getDrafts()
      const keys = new Set([...last.keys(), ...byKey.keys()])
      const changed = [...keys].filter((key) => last.get(key)?.text !== byKey.get(key)?.text)
      last = byKey
      update(changed)
    }
    const unsubscribe = drafts.subscribe(() => {
      waiting ??= setTimeout(follow, followMs)
    })
    return () => {
      unsubscribe()
      clearTimeout(waiting)
    }
  }, [shown, page, textStates, drafts, rules, onChange])
}

/** @returns whether the place showed something else before */
function write({ node, attribute, compose }: TextPlace, textOf: (key: string) => string): boolean {
  if (!compose) return false
  const rendered = compose(textOf)
  if (isText(node)) {
    if (node.data === rendered) return false
    node.data = rendered
    resizeTitle(node)
    return true
  }
  if (attribute === undefined || node.getAttribute(attribute) === rendered) return false
  node.setAttribute(attribute, rendered)
  return attribute === 'placeholder' || attribute === 'value'
}

/** The size of a page's title depends on its length, or on that of its words. */
function resizeTitle(text: Text): void {
  const title = text.parentElement?.closest(':is(.page-hero-text, .hero-text) > h1')
  if (!title) return
  const size = title.matches('.hero-text > h1') ? homeTitleSize : titleSize
  title.className = size(title.textContent) ?? ''
}
