import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { admin } from '#content/admin.ts'
import { Key } from '../ui/key.tsx'
import type { ContentStore, Put } from './content-store.ts'
import { lockProps } from './lock.ts'
import { usePanel } from './panel-context.ts'

interface AcceptAllProps {
  /** What would be accepted. */
  puts: readonly Put[]
  /** The keys of all destinations that are still coming soon. */
  coming: ReadonlySet<string>
  store: ContentStore
  /** Called when the button goes while it has the focus: nothing is left to accept. */
  onGone: () => void
}

interface Progress {
  done: number
  all: number
}

interface Result {
  text: string
  accepted: readonly string[]
  left: readonly string[]
}

/** Accepts every suggestion that counts, one after the other. */
export function AcceptAll({ puts, coming, store, onGone }: AcceptAllProps) {
  const [progress, setProgress] = useState<Progress>()
  const [result, setResult] = useState<Result>()
  const { lock } = usePanel()
  const button = useRef<HTMLButtonElement>(null)

  // An undo or another editor may have changed these buttons since.
  const holds =
    result?.accepted.every((key) => !coming.has(key)) && result.left.every((key) => coming.has(key))

  async function accept() {
    if (progress) return
    const all = puts.length
    const keys = puts.map(({ key }) => key)
    setResult(undefined)
    setProgress({ done: 0, all })
    const done = await store.putAll(puts, (done) => setProgress({ done, all }))
    const hadFocus = button.current === document.activeElement
    flushSync(() => {
      setProgress(undefined)
      setResult({
        text: done === all ? admin.buttons.accepted(done) : admin.buttons.stopped(done, all),
        accepted: keys.slice(0, done),
        left: keys.slice(done),
      })
    })
    if (hadFocus && !button.current) onGone()
  }

  return (
    <div className="accept-all">
      <p role="status">{holds && result?.text}</p>
      {progress && (
        <progress aria-label={admin.buttons.acceptingAll} value={progress.done} max={progress.all} />
      )}
      {(puts.length > 0 || progress) && (
        <Key ref={button} aria-disabled={progress !== undefined} onClick={accept} {...lockProps(lock)}>
          {progress
            ? admin.buttons.progress(progress.done, progress.all)
            : admin.buttons.acceptAll(puts.length)}
        </Key>
      )}
    </div>
  )
}
