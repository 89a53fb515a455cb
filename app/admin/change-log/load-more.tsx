import { history } from '#app/admin/copy/history.ts'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { Button } from '#app/ui/button.tsx'
import type { usePagedRows } from './use-paged-rows.ts'
import { useSessionCheck } from './use-session-check.ts'
import './list-foot.css'

type LoadMoreProps = Pick<
  ReturnType<typeof usePagedRows<{ id: number }>>,
  'rows' | 'hasMore' | 'problem' | 'reading' | 'readOlder' | 'retry'
> & { none: string }

/** The end of a list of rows: a button to load older ones, or why there are none. */
export function LoadMore({ rows, hasMore, problem, reading, readOlder, retry, none }: LoadMoreProps) {
  useSessionCheck(rows?.length === 0)
  if (problem !== undefined) {
    return (
      <div ref={passFocusToHeading} className="list-foot" role="alert">
        <p>{history.failed(problem)}</p>
        <Button tone="outline" aria-disabled={reading} onClick={() => reading || retry()}>
          {history.retry}
        </Button>
      </div>
    )
  }
  if (!rows) return <p className="list-foot">{history.loading}</p>
  if (rows.length === 0) return <p className="list-foot">{none}</p>
  if (!hasMore) return null
  return (
    <div ref={passFocusToHeading} className="list-foot">
      <Button tone="outline" aria-disabled={reading} onClick={() => reading || readOlder()}>
        {reading ? history.readingOlder : history.older}
      </Button>
    </div>
  )
}
