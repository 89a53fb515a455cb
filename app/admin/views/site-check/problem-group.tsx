import { siteCheck } from '#app/admin/copy/site-check.ts'
import { VirtualList } from '#app/admin/ui/long-list/virtual-list.tsx'
import { ProblemRow } from './problem-row.tsx'
import type { ProblemKind, SiteProblem } from './site-problem.ts'

interface ProblemGroupProps {
  kind: ProblemKind
  problems: readonly SiteProblem[]
  /** Whether more may be found. */
  running: boolean
}

const idOf = ({ key, note }: SiteProblem) => `${key}\n${note}`

/** All problems of one kind. */
export function ProblemGroup({ kind, problems, running }: ProblemGroupProps) {
  const title = siteCheck.groups[kind]
  return (
    <section className="problem-group" aria-labelledby={`check-${kind}`}>
      <h3 id={`check-${kind}`}>
        {title}{' '}
        {(!running || problems.length > 0) && (
          <span className="count">{problems.length.toLocaleString('en')}</span>
        )}
      </h3>
      {problems.length === 0 ? (
        <p className="problem-none">{running ? siteCheck.checking : siteCheck.none}</p>
      ) : (
        <VirtualList rows={problems} idOf={idOf} rowClass="item problem-row" label={title}>
          {({ key, value, note }) => <ProblemRow textKey={key} value={value} note={note} />}
        </VirtualList>
      )}
    </section>
  )
}
