import { useViewKeys } from '#app/admin/ui/view-keys.ts'

/** The keys of mail programs for what can be done with a message. */
export type MessageKey = 'e' | '!' | 'u' | '#'

const messageKeys: readonly string[] = ['e', '!', 'u', '#'] satisfies MessageKey[]

const isMessageKey = (key: string): key is MessageKey => messageKeys.includes(key)

interface MessageKeys {
  open: boolean
  /** Opens the next or the previous message of the list, if there is one. */
  step: (by: 1 | -1) => void
  close: () => void
  /** @param listed the id of the message whose row has the focus; otherwise, the open message is meant */
  act: (key: MessageKey, listed: string | undefined) => boolean
}

/** Installs the keys of the inbox. Between rows of the list, J and K move as in other views. */
export function useMessageKeys({ open, step, close, act }: MessageKeys): void {
  useViewKeys((key, target) => {
    const row = target.closest<HTMLElement>('[data-anchor]')
    if (isMessageKey(key)) return act(key, row?.dataset.anchor)
    if (!open) return false
    if (key === 'Escape') {
      close()
      return true
    }
    if (row) return false
    if (key !== 'j' && key !== 'k') return false
    step(key === 'j' ? 1 : -1)
    // Also at an end of the list: otherwise, the focus would move to a row, and the next key would change that message.
    return true
  })
}
