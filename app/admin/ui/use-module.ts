import { useEffect, useState } from 'react'

/**
 * A module that is loaded when it may be needed soon. Without a network it stays undefined: what needs it works in a simpler way.
 * @param load the same function each time
 */
export function useModule<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  useEffect(() => {
    let wanted = true
    load().then(
      (module) => wanted && setLoaded(module),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [load])
  return loaded
}
