import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '#content-sync/content-sync.ts'

/** Changes that follow each other within this time cause one request: an import makes thousands of them. */
const debounceMs = 200

interface Answer<T, S> {
  /** The last answer, and its subject; undefined until there is one. */
  answer: { value: T; of: S } | undefined
  /** Why the last request failed. */
  problem: string | undefined
  /** Whether the answer is about the current subject. */
  fresh: boolean
  /** Whether a request is running, or the first one is about to start. */
  asking: boolean
  /** Repeats the request at once. */
  again(): void
}

/**
 * Sends a request about a subject, and again whenever the subject changes. Only the last of several requests counts.
 */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject says when to send the request again
  useEffect(() => {
    const timer = setTimeout(() => ask(), asked.current > 0 ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [subject])

  const fresh = problem === undefined && answer?.of === subject
  return { answer, problem, fresh, asking, again: askNow }
}
