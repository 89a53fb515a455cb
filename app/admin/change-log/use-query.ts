import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '#content-sync/content-sync.ts'

/** Changes of the subject closer together than this many milliseconds make one question: an import makes thousands. */
const debounceMs = 200

interface Answer<T, S> {
  /** The last answer, and of what it is; undefined until there is one. */
  answer: { value: T; of: S } | undefined
  /** Why the last question has none. */
  problem: string | undefined
  /** The answer is of the subject as it is now. */
  fresh: boolean
  /** A question is under way, or the first one is about to be. */
  asking: boolean
  /** Asks at once. */
  again(): void
}

/** Asks about a subject, and again whenever that has changed. Of several questions, only the last one counts. */
export function useQuery<T, S>(question: () => Promise<T>, subject: S): Answer<T, S> {
  const [answer, setAnswer] = useState<{ value: T; of: S }>()
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(true)
  const asked = useRef(0)

  const ask = useEffectEvent(askNow)
  async function askNow() {
    const own = ++asked.current
    setAsking(true)
    try {
      const value = await question()
      if (own !== asked.current) return
      setAnswer({ value, of: subject })
      setProblem(undefined)
    } catch (error) {
      if (own === asked.current) setProblem(messageOf(error))
    }
    if (own === asked.current) setAsking(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject says when to ask again
  useEffect(() => {
    const timer = setTimeout(() => ask(), asked.current > 0 ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [subject])

  const fresh = problem === undefined && answer?.of === subject
  return { answer, problem, fresh, asking, again: askNow }
}
