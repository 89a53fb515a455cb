import { useBaselineContext } from '#app/admin/baseline/baseline-context.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { useModule } from '#app/admin/ui/use-module.ts'

const loadWordDiff = () => import('#app/admin/diff/word-diff.tsx')

/** For a text that is overridden: that the default is another one than when the override was written. */
export function DefaultChanged({ itemKey }: { itemKey: string }) {
  const { catalog } = useSite()
  const baseline = useBaselineContext()
  const was = baseline.get(itemKey)
  const now = catalog?.byKey.get(itemKey)?.value
  return was === undefined || now === undefined || was === now ? null : <Change was={was} now={now} />
}

function Change({ was, now }: { was: string; now: string }) {
  const WordChanges = useModule(loadWordDiff)?.WordChanges
  return (
    <p className="item-note default-changed">
      {adminEditing.baseline.changed} “<span dir="auto">{was}</span>”, {adminEditing.baseline.now} “
      <span dir="auto">{WordChanges ? <WordChanges before={was} after={now} /> : now}</span>”
    </p>
  )
}
