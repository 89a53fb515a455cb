import { admin } from '#app/admin/copy/admin.ts'
import { adminItems } from '#app/admin/copy/items.ts'
import { exactTime, shortTime, timeOfDay } from '#app/admin/ui/times.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import type { SyncState } from '#content-sync/content-sync.ts'
import { useOnline } from './network.ts'
import { Waveform } from './waveform.tsx'
import './connection-banner.css'

/**
 * Whether changes by others appear live: connecting, connected, or not and why. It also says how old the list may be.
 */
export function ConnectionBanner({ connection, lastSynced }: Pick<SyncState, 'connection' | 'lastSynced'>) {
  const online = useOnline()
  const offline = online ? undefined : adminItems.sync.offline
  const isLost = Boolean(offline) || connection.state === 'lost'
  return (
    <section
      className="connection"
      data-state={isLost ? 'lost' : connection.state}
      aria-label={admin.connection.label}
    >
      <Waveform />
      {/* A long reason is scrolled by keys, too. */}
      <p role="status" tabIndex={isLost ? 0 : undefined}>
        <strong>{(offline ?? admin.connection[connection.state]).state}</strong>{' '}
        <span className="connection-meaning">{offline?.meaning ?? meaningOf(connection)}</span>
      </p>
      <p className="connection-synced">
        {lastSynced === 'now' && adminItems.sync.now}
        {isLost && typeof lastSynced === 'number' && <LastSynced time={new Date(lastSynced).toISOString()} />}
      </p>
    </section>
  )
}

const meaningOf = (connection: SyncState['connection']) =>
  connection.state === 'lost'
    ? admin.liveFailed(connection.reason)
    : admin.connection[connection.state].meaning

function LastSynced({ time }: { time: string }) {
  const now = useMinute()
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  const { at, ago } = adminItems.sync
  return (
    <>
      {isToday ? at : ago}{' '}
      <time dateTime={time} title={exactTime(time)}>
        {isToday ? timeOfDay(time) : shortTime(time, now)}
      </time>
    </>
  )
}
