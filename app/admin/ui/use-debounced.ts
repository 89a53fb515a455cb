import { useEffect, useState } from 'react'

const pauseMs = 250

/** Returns a value that is being typed after a pause in typing, for what takes longer to compute than a keystroke. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
