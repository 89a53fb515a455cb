import { useSyncExternalStore } from 'react'
import { TextLabel } from '#app/admin/catalog/text-label.tsx'
import { useLabels } from '#app/admin/catalog/use-label.ts'
import { history } from '#app/admin/copy/history.ts'
import type { KeyConflict } from '#app/admin/store/key-conflicts.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import { useModule } from '#app/admin/ui/use-module.ts'
import type { AskedQuestion, KeyConflictQuestion } from './question.ts'
import './dialog.css'

/** How many are shown. There can be more if a large change is undone, or many items are restored. */
const maxShown = 20

const words = history.keyConflicts
const loadDifference = () => import('#app/admin/diff/difference.tsx')

/** Shows the items that already have the keys of the texts being restored, and asks whether to replace what they say. */
export function KeyConflictDialog({ question }: { question: KeyConflictQuestion }) {
  const asked = useSyncExternalStore(question.subscribe, question.getAsked, () => undefined)
  return asked && <Asked {...asked} />
}

function Asked({ keyConflicts, answer }: AskedQuestion) {
  const labelOf = useLabels()
  return (
    <ConfirmDialog
      question={words.question(keyConflicts.map(({ item }) => labelOf(item.content_key)))}
      confirm={words.put(keyConflicts.length)}
      cancel={words.leave}
      tone="copper"
      notes={[words.hint]}
      onAnswer={answer}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content that overflows must be scrollable by keyboard */}
      <section className="key-conflicts" aria-label={words.label} tabIndex={0}>
        {keyConflicts.slice(0, maxShown).map((keyConflict) => (
          <KeyConflictTexts key={keyConflict.item.id} {...keyConflict} several={keyConflicts.length > 1} />
        ))}
        {keyConflicts.length > maxShown && <p>{words.more(keyConflicts.length - maxShown)}</p>}
      </section>
    </ConfirmDialog>
  )
}

function KeyConflictTexts({ item, text, several }: KeyConflict & { several: boolean }) {
  const Difference = useModule(loadDifference)?.Difference
  return (
    <dl>
      {several && (
        <dt>
          <TextLabel textKey={item.content_key} />
        </dt>
      )}
      <dt>{words.now}</dt>
      <dd dir="auto">{item.content_value || history.empty}</dd>
      <dt>{words.with}</dt>
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
