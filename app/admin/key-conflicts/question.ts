// Whether texts may be put onto the items that are in their way: asked by the store, answered in a dialog.

import type { KeyConflict } from '#app/admin/store/key-conflicts.ts'
import { createObservable } from '#app/admin/store/observable.ts'

export interface AskedQuestion {
  keyConflicts: readonly KeyConflict[]
  answer: (put: boolean) => void
}

export type KeyConflictQuestion = ReturnType<typeof createKeyConflictQuestion>

export function createKeyConflictQuestion() {
  const asked = createObservable<AskedQuestion | undefined>(undefined)

  return {
    getAsked: asked.get,
    subscribe: asked.subscribe,

    /** @returns true where the texts are to be put onto those items; a question that another one follows is answered with no */
    ask(keyConflicts: readonly KeyConflict[]): Promise<boolean> {
      asked.get()?.answer(false)
      return new Promise((resolve) => {
        asked.set({
          keyConflicts,
          answer(put) {
            asked.set(undefined)
            resolve(put)
          },
        })
      })
    },
  }
}
