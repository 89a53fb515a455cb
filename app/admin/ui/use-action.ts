import { useState } from 'react'

/**
 * Returns whether an action is running, and a function that runs one. `useTransition` is not for this: actions that overlap
 * stay pending there until the last of them has ended.
 */
export function useAction(): [
  running: boolean,
  run: <Result>(action: () => Promise<Result>) => Promise<Result>,
] {
  const [running, setRunning] = useState(false)
  return [
    running,
    async (action) => {
      setRunning(true)
      try {
        return await action()
      } finally {
        setRunning(false)
      }
    },
  ]
}
