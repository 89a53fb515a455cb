import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The last migration without a prefix in its name. */
const last = '20251122000500'

it('later migrations have the prefix by which an older release recognizes them as the site’s', () => {
  const names = readdirSync(new URL('../../supabase/migrations', import.meta.url))
  const later = names.filter((name) => name.slice(0, last.length) > last)
  expect(later.filter((name) => !/^\d{14}_website_\w+\.sql$/.test(name))).toEqual([])
})
