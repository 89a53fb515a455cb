// Asks whether the texts of existing items may be replaced by the ones being restored. The store asks, a dialog answers.

import type { KeyConflict } from '#app/admin/store/key-conflicts.ts'
import { createObservable } from '#app/admin/ui/observable.ts'

export interface AskedQuestion {
  keyConflicts: readonly KeyConflict[]
  answer: (replace: boolean) => void
}

export type KeyConflictQuestion = ReturnType<typeof createKeyConflictQuestion>

export function createKeyConflictQuestion() {
  const asked = createObservable<AskedQuestion | undefined>(undefined)

  return {
    getAsked: asked.get,
    subscribe: asked.subscribe,

    /** @returns whether to replace the texts of those items. A new question answers an open one with no */
    ask(keyConflicts: readonly KeyConflict[]): Promise<boolean> {
      asked.get()?.answer(false)
      return new Promise((resolve) => {
        asked.set({
          keyConflicts,
          answer(replace) {
            asked.set(undefined)
            resolve(replace)
          },
        })
      })
    },
  }
}
