import { type DragEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { transfer } from '#app/admin/copy/transfer.ts'
import type { Transfer } from '#app/admin/export-file/parse.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { useAction } from '#app/admin/ui/use-action.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { ImportPlanView } from './import-plan.tsx'
import { readTransferFile } from './read-file.ts'
import './transfer-part.css'
import './import-file.css'

interface ImportFileProps {
  /** Undefined while another release is read. */
  items: readonly ContentItem[] | undefined
}

/** Accepts a file, chosen or dropped, and shows what it would change, or why it is refused. */
export function ImportFile({ items }: ImportFileProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{ name: string; file: Transfer }>()
  const [problem, setProblem] = useState<string>()
  const [over, setOver] = useState(false)
  const [reading, startReading] = useAction()
  const inRelease = useReleases().chosen !== undefined

  function take(file: File | undefined) {
    if (!file || reading) return
    setLoaded(undefined)
    setProblem(undefined)
    startReading(async () => {
      const result = await readTransferFile(file)
      setLoaded('problem' in result ? undefined : { name: file.name, file: result })
      setProblem('problem' in result ? result.problem : undefined)
      // Cleared, so that the same file can be chosen again after it was corrected.
      if (field.current) field.current.value = ''
    })
  }

  function drag(event: DragEvent, isOver: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }

  /** In the meantime, another file may have been chosen, and the focus may be elsewhere. */
  function close(done: typeof loaded) {
    flushSync(() => setLoaded((now) => (now === done ? undefined : now)))
    if (document.activeElement === document.body) field.current?.focus()
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="import"
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files[0])
      }}
    >
      <div className="transfer-part">
        <div>
          <h3 id={`${id}-title`}>{transfer.import.title}</h3>
          <p>
            {transfer.import.explanation} {transfer.import.undoable[inRelease ? 'inRelease' : 'live']}
          </p>
        </div>
        <div className="import-field">
          <label htmlFor={id}>
            {transfer.import.choose} <span>{transfer.import.drop}</span>
          </label>
          <input
            ref={field}
            id={id}
            type="file"
            accept=".json,application/json"
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => take(target.files?.[0])}
          />
        </div>
      </div>
      <p role="status" id={`${id}-problem`} className="import-problem">
        {/* Hidden once the plan appears. If it went away later, the plan would move after it was scrolled into view. */}
        {reading && !loaded ? transfer.import.reading : problem}
      </p>
      {loaded && <ImportPlanView key={loaded.name} {...loaded} items={items} onClose={() => close(loaded)} />}
    </section>
  )
}
