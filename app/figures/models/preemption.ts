// One processor shared by fixed priorities: of the jobs that are ready the one of the highest priority runs, and preempts any below
// it at once. Times have any one unit; whole numbers keep them exact.

export interface Job {
  /** 0 is the highest. Jobs of one priority run in the order in which they are given. */
  priority: number
  release: number
  /** How long the processor works on it. */
  work: number
}

/** A time in which the processor works on one job without a break. */
export interface Slice<J extends Job> {
  job: J
  from: number
  to: number
}

/** What the processor works on from 0 until a time, in order. Where no job is ready there is no slice. */
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
