// One processor with fixed priorities: the ready job with the highest priority runs, and preempts lower ones at once.
// Times may have any unit, as long as it is the same for all; whole numbers keep the results exact.

export interface Job {
  /** 0 is the highest. Jobs of equal priority run in the order given. */
  priority: number
  /** When the job becomes ready. */
  release: number
  /** Processor time that the job needs. */
  work: number
}

/** A time in which the processor works on one job without interruption. */
export interface Slice<J extends Job> {
  job: J
  from: number
  to: number
}

/** Returns what the processor works on from 0 to `until`, in order. There is no slice while no job is ready. */
export function schedule<J extends Job>(jobs: readonly J[], until: number): Slice<J>[] {
  const queue = jobs.toSorted((a, b) => a.priority - b.priority).map((job) => ({ job, left: job.work }))
  const slices: Slice<J>[] = []
  let now = 0
  while (now < until) {
    const current = queue.find(({ job, left }) => job.release <= now && left > 0)
    const nextRelease = Math.min(until, ...jobs.map(({ release }) => release).filter((time) => time > now))
    const to = Math.min(nextRelease, now + (current?.left ?? Number.POSITIVE_INFINITY))
    if (current) {
      const last = slices.at(-1)
      if (last?.job === current.job && last.to === now) last.to = to
      else slices.push({ job: current.job, from: now, to })
      current.left -= to - now
    }
    now = to
  }
  return slices
}
