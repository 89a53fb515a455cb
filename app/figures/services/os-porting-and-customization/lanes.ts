// The trace of the task set as paths: a row for each task, the uppermost for the highest priority, and one for the idle processor.
import { lanes } from '#app/figures/kit/lanes.ts'
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { scale } from '#app/figures/kit/scale.ts'
import { hyperperiod, jobsOf, tasks, traceOf } from './model.ts'

export const jobs = jobsOf(33)
const { slices, responses } = traceOf(jobs)

export const rows = lanes([...tasks.map(({ name }) => name), 'Idle'])
export const idle = tasks.length
/** Parts of a row: where the processor's line runs, the upper edge of what stands on it, the arrows, and the dimension below. */
export const part = { base: 0.74, box: 0.36, arrow: 0.12, dimension: 0.93 }
export const across = scale(0, hyperperiod)
export const unit = { width: 800, height: 400 }

const point = (time: number, row: number, place: number): Point => [
  across(time) * unit.width,
  rows.down(row, place) * unit.height,
]

/** The longest response in the trace of a task. */
export const worstOf = (priority: number) =>
  responses
    .filter(({ job }) => job.priority === priority)
    .reduce((worst, next) => (next.response > worst.response ? next : worst))
export const missed = responses.filter(({ job, response }) => job.release + response > job.deadline).length

/** The row of what the processor executes, over time. */
export const processor = line(
  slices
    .flatMap(({ job, from, to }, n) => {
      const before = slices[n - 1]?.to ?? 0
      const pause = from > before ? [point(before, idle, part.base), point(from, idle, part.base)] : []
      return [...pause, point(from, job.priority, part.base), point(to, job.priority, part.base)]
    })
    .concat([point(slices.at(-1)?.to ?? 0, idle, part.base), point(hyperperiod, idle, part.base)]),
  1,
)

export const executed = boxes(
  slices.map(({ job, from, to }) => {
    const [left, top] = point(from, job.priority, part.box)
    const [right, bottom] = point(to, job.priority, part.base)
    return [left, top, right - left, bottom - top] as const
  }),
)

/** From the release to the completion of every job, in the middle of its boxes: it shows where the job waits. */
export const waits = responses
  .map(({ job, response }) => {
    const middle = (part.box + part.base) / 2
    return line([
      point(job.release, job.priority, middle),
      point(job.release + response, job.priority, middle),
    ])
  })
  .join('')

export const bases = tasks
  .map((_, row) => line([point(0, row, part.base), point(hyperperiod, row, part.base)]))
  .join('')
