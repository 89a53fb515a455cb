import { createQueuedSemaphore, type QueuedSemaphore } from './queued-semaphore.ts'

/** After some work, its turn stays taken for twice as long as the work took, so that costly work leaves time for others. */
const pause = { times: 2, maxMs: 1000 }

/** @param limits as of a queued semaphore */
export function createPacedTurns(...limits: Parameters<typeof createQueuedSemaphore>): QueuedSemaphore {
  const turns = createQueuedSemaphore(...limits)
  return {
    async acquire() {
      const endTurn = await turns.acquire()
      if (!endTurn) return undefined
      const startedMs = performance.now()
      return () => {
        const tookMs = performance.now() - startedMs
        setTimeout(endTurn, Math.min(pause.times * tookMs, pause.maxMs)).unref()
      }
    },
  }
}
