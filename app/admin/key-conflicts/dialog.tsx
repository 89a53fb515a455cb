import { useSyncExternalStore } from 'react'
import { history } from '#app/admin/copy/history.ts'
import type { Obstacle } from '#app/admin/store/key-conflicts.ts'
import { ConfirmDialog } from '#app/admin/ui/confirm-dialog.tsx'
import { useModule } from '#app/admin/ui/use-module.ts'
import type { AskedQuestion, ObstacleQuestion } from './question.ts'
import './dialog.css'

/** So many are shown; there are more only where the undoing of a large step is in the way of itself. */
const most = 20

const { inTheWay } = history
const loadDifference = () => import('#app/admin/diff/difference.tsx')

/** Shows what has the key of a text that is to come back, and asks whether the text shall be put onto that. */
export function ObstacleDialog({ question }: { question: ObstacleQuestion }) {
  const asked = useSyncExternalStore(question.subscribe, question.getAsked, () => undefined)
  return asked && <Asked {...asked} />
}

function Asked({ obstacles, answer }: AskedQuestion) {
  return (
    <ConfirmDialog
      question={inTheWay.question(obstacles.map(({ item }) => item.content_key))}
      confirm={inTheWay.put(obstacles.length)}
      cancel={inTheWay.leave}
      tone="copper"
      onAnswer={answer}
    >
      <p className="dialog-note">{inTheWay.hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keyboard, too */}
      <section className="obstacles" aria-label={inTheWay.label} tabIndex={0}>
        {obstacles.slice(0, most).map((obstacle) => (
          <ObstacleTexts key={obstacle.item.id} {...obstacle} several={obstacles.length > 1} />
        ))}
        {obstacles.length > most && <p>{inTheWay.more(obstacles.length - most)}</p>}
      </section>
    </ConfirmDialog>
  )
}

function ObstacleTexts({ item, text, several }: Obstacle & { several: boolean }) {
  const Difference = useModule(loadDifference)?.Difference
  return (
    <dl>
      {several && <dt className="text-key">{item.content_key}</dt>}
      <dt>{inTheWay.now}</dt>
      <dd dir="auto">{item.content_value || history.empty}</dd>
      <dt>{inTheWay.with}</dt>
      <dd>
        {Difference ? (
          <Difference before={item.content_value} after={text} />
        ) : (
          <span dir="auto">{text}</span>
        )}
      </dd>
    </dl>
  )
}
