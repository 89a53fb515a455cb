import { useSite } from './site-context.ts'

/** Returns the name of a text, such as "Home › Hero › Headline", or the key itself if the site has no such text. */
export const useLabel = (key: string): string => useLabels()(key)

/** Returns a function that does what {@link useLabel} does, for any number of keys. */
export function useLabels(): (key: string) => string {
  const { catalog } = useSite()
  return (key) => catalog?.byKey.get(key)?.label ?? key
}
