import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads a module that may be needed soon. It stays undefined without a network, or if the site has been updated since the
 * page was loaded. So each caller needs something simpler in its place, or has to say that a part is missing.
 * @param load must be the same function each time
 * @param wanted false while it is too early to load it
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  wanted = true,
  onFailed: () => void = () => {},
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>()
  const failed = useEffectEvent(onFailed)
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    load().then(
      (module) => mounted && setLoaded(module),
      () => mounted && failed(),
    )
    return () => {
      mounted = false
    }
  }, [load, wanted])
  return loaded
}
