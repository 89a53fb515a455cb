import { admin } from '#content/admin.ts'
import type { Connection } from '#website-content/sync.ts'
import { Waveform } from './waveform.tsx'
import './connection-banner.css'

/** Whether changes by others appear by themselves: connecting, connected, or not connected and why. */
export function ConnectionBanner({ connection }: { connection: Connection }) {
  const { state } = admin.connection[connection.state]
  return (
    <section className="connection" data-state={connection.state} aria-label={admin.connection.label}>
      <Waveform />
      <p role="status">
        <strong>{state}</strong> <span>{meaningOf(connection)}</span>
      </p>
      <code>website_content</code>
    </section>
  )
}

const meaningOf = (connection: Connection) =>
  connection.state === 'lost'
    ? admin.liveFailed(connection.reason)
    : admin.connection[connection.state].meaning
