import { transfer } from '#app/admin/copy/transfer.ts'
import type { RefusedItem } from '#app/admin/export-file/parse.ts'
import './refusals.css'

/** A file with more refusals is most likely the wrong file. */
const maxShown = 200

/** The items of a file that are left out, each with the reason. */
export function Refusals({ refused }: { refused: readonly RefusedItem[] }) {
  if (refused.length === 0) return null
  return (
    <div className="refusals">
      <p>{transfer.import.refused(refused.length)}</p>
      <ul>
        {refused.slice(0, maxShown).map(({ position, key, reason }) => (
          <li key={position}>
            <bdi>{transfer.import.position(position, key)}</bdi>: {reason}
          </li>
        ))}
      </ul>
      {refused.length > maxShown && <p>{transfer.import.moreRefused(refused.length - maxShown)}</p>}
    </div>
  )
}
