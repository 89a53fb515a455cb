// The live event about an item written here is the echo of that write. The toast of the write comes first. That of the
// echo follows or, if the write's toast covers many items, is left out.
import type { Toast } from '#app/toast/toast.ts'

export type Echoes = ReturnType<typeof createEchoes>

/** @param notify shows a toast */
export function createEchoes(notify: (toast: Toast) => void) {
  /** Toasts of live events about items being written, by key. */
  const held = new Map<string, Toast[]>()

  return {
    /** Shows the toast of a live event, unless the item is being written. */
    notify(key: string, toast: Toast): void {
      const toasts = held.get(key)
      if (toasts) toasts.push(toast)
      else notify(toast)
    },

    /** Holds back the toasts of live events about an item until it is written. */
    async showAfter<T>(key: string, write: () => Promise<T>): Promise<T> {
      const toasts: Toast[] = []
      try {
        return await holding([key], toasts, write)
      } finally {
        for (const toast of toasts) notify(toast)
      }
    },

    /** Drops the toasts of live events about items while they are being written. */
    suppress: <T>(keys: readonly string[], write: () => Promise<T>): Promise<T> => holding(keys, [], write),
  }

  async function holding<T>(keys: readonly string[], toasts: Toast[], write: () => Promise<T>): Promise<T> {
    for (const key of keys) held.set(key, toasts)
    try {
      return await write()
    } finally {
      for (const key of keys) held.delete(key)
    }
  }
}
