// The live event about an item written here is the echo of that write. The toast of the write comes first. That of the
// echo follows or, if the write's toast covers many items, is left out.
import type { Toast } from '#app/toast/toast.ts'

export type Echoes = ReturnType<typeof createEchoes>

/** How long thousands of live events may take to arrive after the write has been answered. */
const lateMs = 60_000

/** @param notify shows a toast */
export function createEchoes(notify: (toast: Toast) => void) {
  /** Toasts of live events about items being written, by key. */
  const held = new Map<string, Toast[]>()
  /** The keys of items that were written together, and whose live events have not arrived yet. */
  const late = new Set<string>()

  return {
    /** Shows the toast of a live event, unless the item is being written. */
    notify(key: string, toast: Toast): void {
      const toasts = held.get(key)
      if (toasts) toasts.push(toast)
      else if (!late.delete(key)) notify(toast)
    },

    /**
     * Holds the toasts of live events about items back while they are written. Afterward it shows them if it was one
     * item, and drops them if there were several: the toast of the write covers them.
     * @param write returns false if it has failed
     */
    async hold<T>(keys: readonly string[], write: () => Promise<T>): Promise<T> {
      for (const key of keys) held.set(key, [])
      let isWritten = false
      try {
        const result = await write()
        isWritten = result !== false
        return result
      } finally {
        for (const key of keys) {
          const toasts = held.get(key)
          held.delete(key)
          if (keys.length === 1) toasts?.forEach(notify)
          else if (isWritten && toasts?.length === 0) late.add(key)
        }
        setTimeout(() => {
          for (const key of keys) late.delete(key)
        }, lateMs)
      }
    },
  }
}
