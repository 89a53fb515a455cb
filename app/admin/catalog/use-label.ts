import { useSite } from './site-context.ts'

/** Returns the name of a text, such as "Home › Hero › Headline", or the key itself if the site has no such text. */
export function useLabel(key: string): string {
  return useSite().catalog?.byKey.get(key)?.label ?? key
}
