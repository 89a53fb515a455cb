// Whether shortcuts without a modifier are on: people who use speech input, or hit keys by accident, can turn them off
// (WCAG 2.2, 2.1.4). Stored in this browser.
import { useSyncExternalStore } from 'react'

const name = 'admin-single-keys'
const changed = 'single-keys-changed'

export const singleKeysOn = () => localStorage.getItem(name) !== 'off'

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(name)
  else localStorage.setItem(name, 'off')
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
