// Whether shortcuts without a modifier are on: people who use speech input, or hit keys by accident, can turn them off
// (WCAG 2.2, 2.1.4). Stored in this browser.
import { useSyncExternalStore } from 'react'

const name = 'admin-single-keys'
const changed = 'single-keys-changed'

/** What was chosen in this page, if the browser stores nothing. */
let unstored: boolean | undefined

export function singleKeysOn(): boolean {
  try {
    return unstored ?? localStorage.getItem(name) !== 'off'
  } catch {
    return unstored ?? true
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
    unstored = undefined
  } catch {
    unstored = on
  }
  dispatchEvent(new Event(changed))
}

function subscribe(notify: () => void): () => void {
  addEventListener('storage', notify)
  addEventListener(changed, notify)
  return () => {
    removeEventListener('storage', notify)
    removeEventListener(changed, notify)
  }
}

export const useSingleKeys = () => useSyncExternalStore(subscribe, singleKeysOn, () => true)
