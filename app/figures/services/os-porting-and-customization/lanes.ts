// The trace of the task set as paths: one row for each task, highest priority on top, and one for the idle processor.
import { lanes } from '#app/figures/kit/lanes.ts'
import { boxes, line, type Point } from '#app/figures/kit/path.ts'
import { scale } from '#app/figures/kit/scale.ts'
import { hyperperiodUs, jobsOf, tasks, traceOf } from './model.ts'

export const jobs = jobsOf(33)
const { slices, responses } = traceOf(jobs)

export const rows = lanes([...tasks.map(({ name }) => name), 'Idle'])
export const idleRow = tasks.length
/** Shares of a row: the base along which the line of the processor runs, the top of boxes and arrows, and the dimension line below. */
export const rowPart = { base: 0.74, box: 0.36, arrow: 0.12, dimension: 0.93 }
export const timeAcross = scale(0, hyperperiodUs)
export const viewBoxSize = { width: 800, height: 400 }

const point = (time: number, row: number, place: number): Point => [
  timeAcross(time) * viewBoxSize.width,
  rows.down(row, place) * viewBoxSize.height,
]

/** The longest response of a task in the trace. */
export const longestResponse = (priority: number) =>
  responses
    .filter(({ job }) => job.priority === priority)
    .reduce((worst, next) => (next.responseUs > worst.responseUs ? next : worst))
export const missedDeadlines = responses.filter(
  ({ job, responseUs }) => job.release + responseUs > job.deadline,
).length

/** Follows the row of the task that the processor executes. */
export const processorLine = line(
  slices
    .flatMap(({ job, from, to }, n) => {
      const before = slices[n - 1]?.to ?? 0
      const pause =
        from > before ? [point(before, idleRow, rowPart.base), point(from, idleRow, rowPart.base)] : []
      return [...pause, point(from, job.priority, rowPart.base), point(to, job.priority, rowPart.base)]
    })
    .concat([
      point(slices.at(-1)?.to ?? 0, idleRow, rowPart.base),
      point(hyperperiodUs, idleRow, rowPart.base),
    ]),
  1,
)

export const jobBoxes = boxes(
  slices.map(({ job, from, to }) => {
    const [left, top] = point(from, job.priority, rowPart.box)
    const [right, bottom] = point(to, job.priority, rowPart.base)
    return [left, top, right - left, bottom - top] as const
  }),
)

/** From the release to the completion of each job, so that waiting shows between its boxes. */
export const waitLines = responses
  .map(({ job, responseUs }) => {
    const middle = (rowPart.box + rowPart.base) / 2
    return line([
      point(job.release, job.priority, middle),
      point(job.release + responseUs, job.priority, middle),
    ])
  })
  .join('')

export const baseLines = tasks
  .map((_, row) => line([point(0, row, rowPart.base), point(hyperperiodUs, row, rowPart.base)]))
  .join('')
