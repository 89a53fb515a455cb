import { useEffect, useState } from 'react'
import { usePanel } from '#app/admin/panel-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ButtonState } from './buttons.ts'

/** Where each button might lead: what was typed here, or where it led before, or the suggestion. Unsaved text is kept. */
export function useSuggestions(buttons: readonly ButtonState[] | undefined) {
  const { drafts } = usePanel()
  /** What was typed in place of suggestions, by key. */
  const [typed, setTyped] = useState(none)
  /** Where those led that were made coming soon again. */
  const [led, setLed] = useState(none)
  useEffect(() => {
    const unsaved = buttons?.flatMap((button) => {
      const { text, suggestion, destination } = button
      const value = typed.get(text.key)
      const known = value === undefined || [led.get(text.key), suggestion, destination].includes(value)
      return known ? [] : [{ base: asItem(button), text: value }]
    })
    if (unsaved) drafts.hold('buttons', unsaved)
  }, [buttons, typed, led, drafts])

  const write = (key: string, value: string | undefined) =>
    setTyped((all) => (value === undefined ? without(all, key) : new Map(all).set(key, value)))

  return {
    typed,
    /** Takes note of what is typed for a button, or of nothing any more. */
    write,
    proposalOf: ({ text: { key }, suggestion }: ButtonState) => typed.get(key) ?? led.get(key) ?? suggestion,
    /** To be called with a button that has just been made coming soon again. */
    stopped({ text, destination }: ButtonState) {
      write(text.key, undefined)
      setLed((all) => new Map(all).set(text.key, destination))
    },
  }
}

const none: ReadonlyMap<string, string> = new Map()

function without(all: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  const next = new Map(all)
  next.delete(key)
  return next
}

/** A button as the version that a destination was typed over. */
const asItem = ({ text, item, destination }: ButtonState): ContentItem => ({
  id: item?.id ?? text.key,
  content_key: text.key,
  content_value: destination,
  created_at: item?.created_at ?? '',
  updated_at: item?.updated_at ?? '',
})
