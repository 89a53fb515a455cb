import { useEffect, useState } from 'react'

const pauseMs = 250

/** Returns a value that is being typed after a pause in typing, for what takes longer to compute than a keystroke. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setDebounced, pauseMs, value)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
