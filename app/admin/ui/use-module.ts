import { useEffect, useState } from 'react'

/**
 * Loads a module that may be needed soon. It stays undefined without a network, so its users need a simpler fallback.
 * @param load must be the same function each time
 * @param wanted false while it is too early to load it
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  wanted = true,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    load().then(
      (module) => mounted && setLoaded(module),
      () => {},
    )
    return () => {
      mounted = false
    }
  }, [load, wanted])
  return loaded
}
