import { useCallback, useState } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isUnknownPath } from '#app/admin/catalog/unknown-path.ts'
import { buttonsView } from '#app/admin/copy/buttons.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import type { ButtonState } from './buttons.ts'
import { type LinkChange, undoLinkChange } from './change-link.ts'
import type { LinkEvents } from './use-link-edit.ts'

const words = buttonsView.announcements

interface Announcement {
  words: string
  key: string
  /** The announcement holds as long as the button has this link. */
  link: string
}

interface UndoableChange extends LinkChange {
  /** The id of the release that was changed; undefined for the live site. */
  release: string | undefined
}

export interface LinkChanges {
  isUndoable: (button: ButtonState) => boolean
  eventsOf: (button: ButtonState) => LinkEvents
}

/**
 * The last change of each link in this view, to be undone where it was made, and the former links of buttons, as
 * suggestions for them.
 */
export function useLinkChanges() {
  const store = useStore()
  const { chosen } = useReleases()
  const { catalog } = useSite()
  const [changes, setChanges] = useState<ReadonlyMap<string, UndoableChange>>(new Map())
  const [formerLinks, setFormerLinks] = useState<ReadonlyMap<string, string>>(new Map())
  const [announcement, setAnnouncement] = useState<Announcement>()
  const forgetChanges = useCallback(() => setChanges(new Map()), [])

  function forget(key: string) {
    setChanges((all) => new Map([...all].filter(([each]) => each !== key)))
  }

  function remember({ text, link }: ButtonState) {
    // A broken link was removed because it is broken.
    if (link === '' || isUnknownPath(link, catalog?.addresses ?? [])) return
    setFormerLinks((all) => new Map(all).set(text.key, link))
  }

  function isUndoable({ text, stored }: ButtonState) {
    const change = changes.get(text.key)
    return change?.after === stored && change.release === chosen
  }

  const eventsOf = (button: ButtonState): LinkEvents => ({
    onTyped() {
      if (changes.has(button.text.key)) forget(button.text.key)
    },
    onChanged(change) {
      const { key, label } = button.text
      remember(button)
      setChanges((all) => new Map(all).set(key, { ...change, release: chosen }))
      const link = change.after
      setAnnouncement({ key, link, words: link === '' ? words.removed(label) : words.linked(label, link) })
    },
    async onUndo() {
      const { key, label } = button.text
      const change = changes.get(key)
      if (!change || !(await undoLinkChange(store, button, change))) return
      remember(button)
      forget(key)
      setAnnouncement({
        key,
        link: change.before?.content_value ?? button.text.value,
        words: words.undone(label),
      })
    },
  })

  /** Returns what screen readers are told after an action, as long as it is true. */
  const announcementFor = (buttons: readonly ButtonState[]) =>
    buttons.some(({ text, stored }) => text.key === announcement?.key && stored === announcement.link)
      ? announcement?.words
      : ''

  return { isUndoable, eventsOf, formerLinks, forgetChanges, announcementFor }
}
