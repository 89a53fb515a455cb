// What pages are told of the configuration, by the server and in the static export alike.
import type { PageContext, Writers } from '#app/page-context.ts'
import type { Config } from './config.ts'

/**
 * @param origin the canonical one, without a slash at its end
 * @param supabase where the admin page finds its data
 */
export function pageSettings(
  config: Pick<Config, 'adminAccess' | 'writersFrom'>,
  origin: string,
  supabase: PageContext['supabase'],
): Omit<PageContext, 'site'> {
  const writers = writersOf(config)
  return { origin, supabase, rules: { otherHosts: writers === 'operators' }, writers }
}

function writersOf({ adminAccess, writersFrom }: Pick<Config, 'adminAccess' | 'writersFrom'>): Writers {
  if (adminAccess === 'operators') return 'operators'
  return writersFrom === 'here' ? 'here' : 'everybody'
}
