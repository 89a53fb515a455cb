import type { Home } from '#content/home.ts'
import { ActionKey } from '../ui/action-key.tsx'

/** Where the trace ends: in the key that matters. */
export function HomeStart({ start }: { start: Home['start'] }) {
  return (
    <section className="traced start" aria-labelledby="start-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="start-text">
        <h2 id="start-title">{start.title}</h2>
        <p>{start.description}</p>
      </div>
      <div className="start-key">
        <ActionKey action={start.action} className="h-[56px]" />
      </div>
    </section>
  )
}
