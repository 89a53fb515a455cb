import { releaseBar } from '#app/admin/copy/release-bar.ts'
import { exactMinute } from '#app/admin/ui/times.ts'
import type { Release } from '#content-sync/release.ts'
import './release-plan.css'

const { plan } = releaseBar

/** When a release that is being prepared goes live, or that it no longer will. */
export function ReleasePlan({ release: { state, publish_at, problem } }: { release: Release }) {
  if (state !== 'draft') return null
  if (publish_at !== null) return <span>{plan.scheduled(exactMinute(publish_at))}</span>
  return problem !== null && <span className="release-plan-failed">{plan.ended}</span>
}
