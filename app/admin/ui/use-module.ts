import { useEffect, useState } from 'react'

/**
 * Loads a module that may be needed soon. It stays undefined without a network, so its users need a simpler fallback.
 * @param load must be the same function each time
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
