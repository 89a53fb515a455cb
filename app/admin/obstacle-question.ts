// Whether texts may be put onto the items that are in their way: asked by the store, answered in a dialog.
import type { Obstacle } from './obstacles.ts'

export interface AskedQuestion {
  obstacles: readonly Obstacle[]
  answer: (put: boolean) => void
}

export type ObstacleQuestion = ReturnType<typeof createObstacleQuestion>

export function createObstacleQuestion() {
  let asked: AskedQuestion | undefined
  const subscribers = new Set<() => void>()

  return {
    getAsked: () => asked,

    subscribe(subscriber: () => void): () => void {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },

    /** @returns true where the texts are to be put onto those items; a question that another one follows is answered with no */
    ask(obstacles: readonly Obstacle[]): Promise<boolean> {
      asked?.answer(false)
      return new Promise((resolve) => {
        set({
          obstacles,
          answer(put) {
            set(undefined)
            resolve(put)
          },
        })
      })
    },
  }

  function set(next: AskedQuestion | undefined) {
    asked = next
    for (const subscriber of subscribers) subscriber()
  }
}
